import { setLine } from '../../letters/set-type'
import { area, block, circle, disc, ring, stroke, turned } from '../../shapes'
import type { Emblem } from '../product-design'
import { poly } from '../solids'

const middle = { anchor: 'middle' } as const

export const element =
  (symbol: string, number: string): Emblem =>
  ({ face, ink, mark }) =>
    block(6, 6, 88, 88, ink, 8) +
    block(6, 78, 88, 16, mark, 8) +
    setLine(number, 16, 28, 18, face) +
    setLine(symbol, 50, 70, 46, face, middle)

/** Somebody with the heart in the right place. */
export const body: Emblem = ({ face, ink, mark }) =>
  circle(50, 13, 12, ink) +
  area(
    'M32 30H68Q80 30 82 42L88 66Q80 72 76 64L70 48V98H54V72H46V98H30V48L24 64Q20 72 12 66L18 42Q20 30 32 30Z',
    ink,
  ) +
  area('M56 56Q44 48 46 41Q50 36 56 42Q62 36 66 41Q68 48 56 56Z', face) +
  circle(56, 42, 1.5, mark)

export const heart: Emblem = ({ ink, mark }) =>
  area('M50 92Q4 58 8 32Q14 10 34 12Q46 14 50 28Q54 14 66 12Q86 10 92 32Q96 58 50 92Z', ink) +
  stroke('M6 54H32L40 38L52 70L60 54H94', mark, 6)

const dipper = [
  [8, 24],
  [28, 20],
  [42, 32],
  [56, 44],
  [60, 68],
  [88, 72],
  [90, 46],
] as const

/** The Great Bear. */
export const constellation: Emblem = ({ ink, mark }) =>
  stroke(`M${dipper.map((point) => point.join(' ')).join('L')}L56 44`, ink, 2) +
  dipper.map(([x, y], at) => circle(x, y, at % 3 === 0 ? 6 : 4.5, mark)).join('') +
  [
    [20, 60],
    [34, 86],
    [74, 18],
    [78, 92],
    [12, 92],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 2, ink))
    .join('')

const hunter = [
  [24, 10],
  [72, 14],
  [40, 46],
  [50, 49],
  [60, 52],
  [30, 88],
  [76, 84],
] as const

/** Orion: shoulders, belt and feet. */
export const orion: Emblem = ({ ink, mark }) =>
  stroke('M24 10L72 14L60 52L76 84L30 88L40 46ZM40 46L60 52', ink, 1.6) +
  hunter.map(([x, y], at) => circle(x, y, [5.5, 3.6, 3, 3, 3, 3.6, 5][at] ?? 3, mark)).join('')

export const notes: Emblem = ({ ink, mark }) =>
  [20, 36, 52, 68, 84].map((y) => block(0, y, 100, 2.4, ink)).join('') +
  turned(disc(34, 76, 13, 9, mark), -20, 34, 76) +
  turned(disc(76, 66, 13, 9, mark), -20, 76, 66) +
  stroke('M46 72V18L88 8V62', mark, 5) +
  poly(mark, [46, 16], [88, 6], [88, 20], [46, 30])

export const violin: Emblem = ({ ink, mark }) =>
  turned(
    block(47, 0, 6, 46, ink, 2) +
      area(
        'M50 34Q70 34 68 48Q60 56 68 64Q78 90 50 92Q22 90 32 64Q40 56 32 48Q30 34 50 34Z',
        mark,
      ) +
      stroke('M50 8V78', ink, 3) +
      stroke('M42 56Q38 64 42 70M58 56Q62 64 58 70M42 78H58', ink, 3),
    28,
    50,
    50,
  )

export const horn: Emblem = ({ ink, mark }) =>
  ring(42, 54, 24, 8, mark) +
  stroke('M42 30H74', mark, 8) +
  poly(mark, [70, 22], [96, 6], [96, 54], [70, 38]) +
  stroke('M30 54V70M42 54V74M54 54V70', ink, 5)

export const atom: Emblem = ({ ink, mark }) =>
  [0, 60, 120]
    .map((degrees) =>
      turned(
        `<ellipse cx="50" cy="50" rx="46" ry="17" fill="none" stroke="${ink}" stroke-width="5"/>`,
        degrees,
        50,
        50,
      ),
    )
    .join('') +
  circle(50, 50, 10, mark) +
  circle(96, 50, 6, mark) +
  circle(27, 90, 6, mark)

export const lightning: Emblem = ({ ink, mark }) =>
  area('M22 48Q4 48 6 32Q10 18 26 22Q32 4 52 8Q66 10 70 22Q92 18 94 36Q94 48 78 48Z', ink) +
  poly(mark, [50, 44], [28, 74], [46, 74], [38, 98], [70, 62], [52, 62], [62, 44])

export const cross: Emblem = ({ face, ink }) =>
  block(2, 2, 96, 96, ink, 20) + block(39, 18, 22, 64, face, 4) + block(18, 39, 64, 22, face, 4)

/** Two children and a plaster. */
export const helpers: Emblem = ({ ink, mark }) =>
  circle(28, 30, 16, ink) +
  area('M4 92Q4 52 28 52Q52 52 52 92Z', ink) +
  circle(72, 38, 14, mark) +
  area('M50 92Q50 58 72 58Q94 58 94 92Z', mark) +
  turned(block(18, 66, 24, 10, '#f3cda2', 5), -24, 30, 71) +
  block(66, 68, 12, 4, ink) +
  block(70, 64, 4, 12, ink)

export const signs: Emblem = () =>
  area('M50 2L97 84H3Z', '#d1344b') +
  area('M50 20L80 74H20Z', '#ffffff') +
  stroke('M50 36V54', '#222222', 7) +
  circle(50, 65, 4.4, '#222222')

export const stop: Emblem = () =>
  poly('#ffffff', [31, 4], [69, 4], [96, 31], [96, 69], [69, 96], [31, 96], [4, 69], [4, 31]) +
  poly('#d1344b', [33, 9], [67, 9], [91, 33], [91, 67], [67, 91], [33, 91], [9, 67], [9, 33]) +
  setLine('STOP', 50, 60, 29, '#ffffff', middle)

export const spoonAndCup: Emblem = ({ ink, mark }) =>
  area('M22 30H72L68 92H28Z', ink) +
  stroke('M72 42Q92 42 90 58Q88 70 70 70', ink, 7) +
  block(52, 44, 14, 4, mark) +
  block(46, 56, 20, 4, mark) +
  block(52, 68, 14, 4, mark) +
  stroke('M14 6L40 20', mark, 6) +
  disc(10, 8, 10, 7, mark)
