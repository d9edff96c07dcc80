//! The scale of a chart: round numbers at its side, and names that do not overlap.

/// About how many numbers stand at the side.
const TICKS: i64 = 5;

/// Round numbers from below the smallest value to above the largest, about five of them.
pub fn ticks(values: impl Iterator<Item = i64>) -> Vec<i64> {
    let (low, high) = values.fold((i64::MAX, i64::MIN), |(low, high), value| {
        (low.min(value), high.max(value))
    });
    if low > high {
        return vec![0];
    }
    let span = high.saturating_sub(low).max(1);
    let decades = (0..18).map(|power| 10i64.pow(power));
    let steps = decades.flat_map(|ten| [1, 2, 5].map(|times| ten.saturating_mul(times)));
    let step = steps
        .into_iter()
        .find(|step| span / step < TICKS - 1)
        .unwrap_or(i64::MAX);
    let first = low.div_euclid(step);
    let last = high.div_euclid(step) + i64::from(high.rem_euclid(step) != 0);
    (first..=last.max(first + 1))
        .map(|at| at.saturating_mul(step))
        .collect()
}

/// Heights on paper for values.
pub struct Scale {
    low: f32,
    high: f32,
    bottom: f32,
    top: f32,
}

impl Scale {
    /// The scale of these ticks between a bottom and a top.
    pub fn new(ticks: &[i64], bottom: f32, top: f32) -> Scale {
        let low = ticks.first().copied().unwrap_or_default() as f32;
        let high = ticks.last().copied().unwrap_or_default() as f32;
        Scale {
            low,
            high,
            bottom,
            top,
        }
    }

    /// The height of a value, from the top of the drawing.
    pub fn at(&self, value: i64) -> f32 {
        let span = (self.high - self.low).max(1.0);
        self.bottom - (value as f32 - self.low) / span * (self.bottom - self.top)
    }
}

/// Pushes heights apart, between a top and a bottom. Their order stays.
pub fn apart(heights: &[Option<f32>], least: f32, (top, bottom): (f32, f32)) -> Vec<Option<f32>> {
    let mut order: Vec<(usize, f32)> = heights
        .iter()
        .enumerate()
        .filter_map(|(at, height)| Some((at, (*height)?)))
        .collect();
    order.sort_by(|one, other| one.1.total_cmp(&other.1));
    let mut floor = top;
    for (_, height) in &mut order {
        *height = height.max(floor);
        floor = *height + least;
    }
    let mut ceiling = bottom;
    for (_, height) in order.iter_mut().rev() {
        *height = height.min(ceiling);
        ceiling = *height - least;
    }
    let mut pushed = vec![None; heights.len()];
    for (at, height) in order {
        if let Some(own) = pushed.get_mut(at) {
            *own = Some(height);
        }
    }
    pushed
}
