import { setLine } from '../../letters/set-type'
import { area, block, circle, d, dropShape, ring, stroke } from '../../shapes'
import type { Emblem } from '../product-design'
import { poly } from '../solids'

const middle = { anchor: 'middle' } as const

/** A speech bubble with letters. */
export const saying =
  (words: string): Emblem =>
  ({ face, ink, mark }) =>
    block(4, 8, 92, 62, mark, 16) +
    poly(mark, [22, 60], [22, 94], [52, 66]) +
    setLine(words, 50, 54, 44, mark === '#ffffff' ? ink : face, middle)

/** Large letters. */
export const glyphs =
  (words: string, size: number): Emblem =>
  ({ mark }) =>
    setLine(words, 50, 50 + size * 0.36, size, mark, middle)

export const plate: Emblem = ({ ink, mark }) =>
  circle(50, 54, 34, ink) +
  ring(50, 54, 23, 3, mark) +
  stroke('M6 14V36M14 14V36M10 36V92M6 36H14', ink, 5) +
  stroke('M92 92V14Q78 30 84 52H92', ink, 5) +
  stroke('M40 54Q50 38 60 54Q50 70 40 54M50 46V62', mark, 4)

export const tower: Emblem = ({ ink, mark }) =>
  stroke('M50 6V18', mark, 5) +
  area('M46 16H54L57 46L68 72L82 96H64Q50 70 36 96H18L32 72L43 46Z', ink) +
  block(37, 44, 26, 6, mark) +
  block(28, 68, 44, 6, mark)

export const articles: Emblem = ({ ink }) =>
  (
    [
      ['der', '#1d76bd', 2],
      ['die', '#e0664b', 35],
      ['das', '#1f8a4a', 68],
    ] as const
  )
    .map(
      ([word, fill, y]) =>
        block(4, y, 92, 29, fill, 14) + setLine(word, 50, y + 22, 25, '#ffffff', middle),
    )
    .join('') + ring(50, -40, 0.1, 0.1, ink)

export const suitcase: Emblem = ({ face, ink, mark }) =>
  stroke('M36 30V16H64V30', ink, 7) +
  block(8, 28, 84, 62, ink, 10) +
  block(22, 28, 8, 62, mark) +
  block(70, 28, 8, 62, mark) +
  circle(50, 58, 13, mark) +
  stroke('M44 58L49 63L57 53', face, 4)

/** The hiragana あ, written with a brush. */
export const kana: Emblem = ({ ink, mark }) =>
  circle(50, 50, 48, mark) +
  stroke('M24 30Q46 33 72 26', ink, 8) +
  stroke('M46 16Q42 46 50 82', ink, 8) +
  stroke('M64 40Q56 74 34 80Q22 82 24 68Q30 50 58 48Q82 50 78 70Q74 82 58 86', ink, 8)

export const pencil: Emblem = ({ ink, mark }) =>
  poly(mark, [22, 60], [66, 16], [84, 34], [40, 78]) +
  poly(ink, [22, 60], [40, 78], [12, 88]) +
  poly(ink, [66, 16], [74, 8], [92, 26], [84, 34]) +
  stroke('M50 94H90', ink, 5)

export const column: Emblem = ({ ink, mark }) =>
  block(16, 86, 68, 10, ink, 2) +
  block(22, 4, 56, 10, ink, 2) +
  block(26, 16, 48, 8, mark, 4) +
  [30, 42, 54, 65].map((x) => block(x, 28, 7, 56, ink, 3)).join('')

export const twins: Emblem = ({ ink, mark }) =>
  block(2, 22, 46, 56, ink, 8) +
  block(52, 22, 46, 56, mark, 8) +
  setLine('ι', 25, 66, 50, mark, middle) +
  setLine('η', 75, 66, 50, ink, middle)

export const beans: Emblem = ({ ink, mark }) =>
  area('M26 34Q6 60 14 82Q20 96 50 96T86 82Q94 60 74 34Z', ink) +
  stroke('M28 30H72', mark, 8) +
  area('M30 28Q24 12 36 10Q50 20 64 10Q76 12 70 28Z', ink) +
  [
    [38, 60],
    [60, 56],
    [50, 76],
    [68, 76],
    [32, 78],
  ]
    .map(([x = 0, y = 0]) => stroke(d`M ${x - 4} ${y} Q ${x} ${y - 8} ${x + 6} ${y}`, mark, 8))
    .join('')

export const timeline: Emblem = ({ ink, mark }) =>
  stroke('M4 72H96', ink, 5) +
  [14, 38, 62, 86].map((x, at) => circle(x, 72, at === 2 ? 9 : 6, at === 2 ? mark : ink)).join('') +
  poly(ink, [28, 26], [62, 8], [96, 26]) +
  [36, 52, 68, 84].map((x) => block(x, 30, 7, 26, ink)).join('') +
  block(30, 56, 64, 5, ink)

export const globe: Emblem = ({ face, ink, mark }) =>
  circle(50, 46, 40, ink) +
  area('M26 20Q46 14 50 28Q44 42 30 42Q18 40 16 32Z', mark) +
  area('M52 40Q72 34 84 46Q80 66 66 78Q56 70 58 58Q48 52 52 40Z', mark) +
  area('M24 56Q38 54 42 66Q38 78 30 76Q22 70 24 56Z', mark) +
  stroke('M16 78Q50 110 84 78', face === '#ffffff' ? mark : mark, 5)

const striped = (x: number, y: number, bands: readonly string[], upright = true) =>
  bands
    .map((fill, at) =>
      upright
        ? block(x + (at * 40) / bands.length, y, 40 / bands.length, 27, fill)
        : block(x, y + (at * 27) / bands.length, 40, 27 / bands.length, fill),
    )
    .join('')

/** Six flags on one sheet. */
export const flags: Emblem = () =>
  block(2, 2, 96, 96, '#ffffff', 6) +
  striped(7, 7, ['#1a2753', '#ffffff', '#d1344b']) +
  striped(53, 7, ['#222222', '#d1344b', '#f2b84b'], false) +
  striped(7, 37, ['#1f8a4a', '#ffffff', '#d1344b']) +
  block(53, 37, 40, 27, '#d1344b') +
  block(70, 42, 6, 17, '#ffffff') +
  block(64.5, 47.5, 17, 6, '#ffffff') +
  block(7, 67, 40, 27, '#f4f6fe') +
  circle(27, 80.5, 9, '#d1344b') +
  block(53, 67, 40, 27, '#1d76bd') +
  block(64, 67, 6, 27, '#f8c15a') +
  block(53, 77.5, 40, 6, '#f8c15a')

/** The square flag of Switzerland. */
export const squareFlag: Emblem = () =>
  block(10, 10, 80, 80, '#d1344b', 4) +
  block(42, 24, 16, 52, '#ffffff') +
  block(24, 42, 52, 16, '#ffffff')

/** Islands in the sea, and a compass needle. */
export const islands: Emblem = ({ ink, mark }) =>
  area('M10 20Q22 8 30 22Q42 24 34 36Q24 46 14 36Q4 30 10 20Z', ink) +
  area('M52 12Q64 4 70 14Q66 24 58 24Q48 22 52 12Z', ink) +
  area('M60 40Q78 34 84 46Q80 56 66 56Q54 52 60 40Z', ink) +
  area('M16 78Q30 68 52 74Q72 70 88 80Q74 92 46 88Q24 92 16 78Z', ink) +
  circle(42, 56, 5, mark) +
  circle(48, 44, 3, mark) +
  stroke('M8 58Q14 53 20 58T32 58', mark, 3) +
  stroke('M72 26Q78 21 84 26T96 26', mark, 3)

export const trident: Emblem = ({ ink, mark }) =>
  stroke('M50 34V96M22 18V34Q24 52 50 52Q76 52 78 34V18', ink, 9) +
  poly(ink, [50, 2], [62, 24], [38, 24]) +
  poly(ink, [22, 6], [32, 24], [12, 24]) +
  poly(ink, [78, 6], [88, 24], [68, 24]) +
  poly(mark, [64, 58], [90, 58], [78, 72], [92, 72], [64, 98], [72, 80], [60, 80])

/** A head in an oval, as on a cameo. */
export const cameo: Emblem = ({ face, ink, mark }) =>
  `<ellipse cx="50" cy="50" rx="40" ry="48" fill="${mark}"/>` +
  area(
    'M50 18Q72 16 74 38Q78 52 66 58V70Q84 76 84 80Q70 98 50 98Q30 98 18 82Q34 74 38 70Q22 56 30 34Q36 20 50 18Z',
    ink,
  ) +
  circle(36, 30, 11, ink) +
  stroke('M30 42Q44 30 70 36', face, 4)

export const bird: Emblem = ({ ink, mark }) =>
  area('M12 40Q18 24 36 26Q46 32 50 44Q70 50 94 34Q84 74 50 76Q22 74 22 46Z', ink) +
  area('M46 46Q70 50 80 42Q76 66 56 64Q44 58 46 46Z', mark) +
  poly(mark, [2, 44], [14, 38], [16, 48]) +
  circle(28, 37, 3.5, mark) +
  stroke('M44 76V92M56 75V90M36 94H64', ink, 4)

export const pin: Emblem = ({ face, ink, mark }) =>
  `<g transform="rotate(180 50 46)">${dropShape(50, 52, 27, mark)}</g>` +
  circle(50, 40, 11, face) +
  stroke('M18 78Q8 84 20 90Q50 100 80 90Q92 84 82 78', ink, 5)

export const scales: Emblem = ({ ink, mark }) =>
  circle(30, 50, 28, ink) +
  circle(70, 50, 28, mark) +
  stroke('M18 50L27 60L42 40', mark, 7) +
  stroke('M60 40L80 60M80 40L60 60', ink, 7)

export const wheel: Emblem = ({ ink }) =>
  ['#1d76bd', '#1f8a4a', '#f2b84b', '#e0664b', '#96bf5f', '#7f98e2']
    .map((fill, at) => {
      const at1 = ((at * 60 - 90) * Math.PI) / 180
      const at2 = ((at * 60 - 30) * Math.PI) / 180
      const point = (angle: number) =>
        `${Math.round(500 + 460 * Math.cos(angle)) / 10} ${Math.round(500 + 460 * Math.sin(angle)) / 10}`
      return area(`M50 50L${point(at1)}A46 46 0 0 1 ${point(at2)}Z`, fill)
    })
    .join('') +
  circle(50, 50, 20, ink) +
  setLine('?', 50, 62, 34, '#1a2753', { anchor: 'middle' })

export const compass: Emblem = ({ face, ink, mark }) =>
  circle(50, 50, 46, ink) +
  ring(50, 50, 36, 3, face) +
  poly(mark, [50, 10], [60, 50], [40, 50]) +
  poly(face, [50, 90], [60, 50], [40, 50])
