#!/usr/bin/env python3
"""Makes regular.woff2 and bold.woff2 of the letters in letters.txt, as README.md says."""

from pathlib import Path
from fontTools import merge, subset
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
PACKAGES = HERE / "node_modules/@fontsource"
NAME = "Letters for tests"

# Where a letter is taken from, the first that has it. Signs have one weight.
SOURCES = [
    ("noto-sans", "latin", None),
    ("noto-sans", "latin-ext", None),
    ("noto-sans-arabic", "arabic", None),
    ("noto-sans-sc", "chinese-simplified", None),
    ("noto-sans-symbols-2", "symbols", 400),
    ("noto-sans-math", "latin", 400),
]

licence = (HERE / "OFL.txt").read_text(encoding="utf-8")
copyrights = licence.split("\n\n")[0]

for style, weight in [("Regular", 400), ("Bold", 700)]:
    left = {letter for letter in (HERE / "letters.txt").read_text(encoding="utf-8") if letter != "\n"}
    left |= {chr(code) for code in range(0x20, 0x7F)}
    parts = []
    for package, script, own_weight in SOURCES:
        file = f"{package}-{script}-{own_weight or weight}-normal.woff2"
        font = TTFont(PACKAGES / package / "files" / file)
        own = {letter for letter in left if ord(letter) in font.getBestCmap()}
        left -= own
        options = subset.Options(hinting=False)
        if own_weight:
            options.drop_tables += ["GDEF", "GPOS", "GSUB", "MATH"]
        subsetter = subset.Subsetter(options)
        subsetter.populate(text="".join(own))
        subsetter.subset(font)
        font.flavor = None
        for table in {"STAT", "VORG", "vhea", "vmtx"} & set(font.keys()):
            del font[table]
        parts.append(HERE / f"part-{len(parts)}.ttf")
        font.save(parts[-1])
    assert not left, f"no source has {left}"
    font = merge.Merger().merge(parts)
    for part in parts:
        part.unlink()
    font["name"].names = []
    names = {0: copyrights, 1: NAME, 2: style, 4: f"{NAME} {style}", 6: f"LettersForTests-{style}",
             13: "SIL Open Font License, Version 1.1", 14: "https://openfontlicense.org"}
    for number, text in names.items():
        font["name"].setName(text, number, 3, 1, 0x409)
    font.flavor = "woff2"
    font.save(HERE / f"{style.lower()}.woff2")
