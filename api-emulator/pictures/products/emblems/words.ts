import { setLine } from '../../letters/set-type'
import { area, block, circle, d, ring, stroke } from '../../shapes'
import type { Emblem } from '../product-design'
import { poly } from '../solids'

const middle = { anchor: 'middle' } as const

/** A balloon of speech with letters in it. */
export const saying =
  (words: string): Emblem =>
  ({ face, ink, mark }) =>
    block(4, 8, 92, 62, mark, 16) +
    poly(mark, [22, 60], [22, 94], [52, 66]) +
    setLine(words, 50, 54, 44, mark === '#ffffff' ? ink : face, middle)

/** Large letters and nothing else. */
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

/** The sign あ, written with a brush. */
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
    .map(([x = 0, y = 0]) => stroke(d('M', x - 4, y, 'Q', x, y - 8, x + 6, y), mark, 8))
    .join('')
