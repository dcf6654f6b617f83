"""Writes letters.json: the outlines of the shop's typeface that pictures set words in.

Run it after a change of the typeface, from the root of the project:
    pip install fonttools==4.60.1 brotli==1.1.0
    python api-emulator/pictures/letters/outline_letters.py

The typeface is Manrope, by The Manrope Project Authors, under the SIL Open Font License 1.1, and so
are its outlines. A thousand units make one em; y grows downwards from the baseline, as in SVG.
"""

import json
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

folder = Path("node_modules/@fontsource-variable/manrope/files")
weights = {"regular": 600, "bold": 800}
greek = "".join(map(chr, range(0x0384, 0x03CF)))
latin = "".join(map(chr, range(0x20, 0x7F))) + "«»¿¡·×°–—’“”…ÄÖÜßàáâäçèéêíñóöùúü"


def outlines(subset, wanted, weight):
    font = TTFont(folder / f"manrope-{subset}-wght-normal.woff2")
    font = instantiateVariableFont(font, {"wght": weight})
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    scale = 1000 / font["head"].unitsPerEm
    for letter in wanted:
        name = names.get(ord(letter))
        if name is None:
            continue
        pen = SVGPathPen(glyphs, ntos=lambda number: str(round(number)))
        glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
        yield letter, [round(glyphs[name].width * scale), pen.getCommands()]


letters = {
    name: {**dict(outlines("greek", greek, weight)), **dict(outlines("latin", latin, weight))}
    for name, weight in weights.items()
}
target = Path(__file__).with_name("letters.json")
lines = [
    f'  "{name}": {{\n'
    + ",\n".join(f"    {json.dumps(k, ensure_ascii=False)}: {json.dumps(v)}" for k, v in one.items())
    + "\n  }"
    for name, one in letters.items()
]
target.write_text("{\n" + ",\n".join(lines) + "\n}\n")
