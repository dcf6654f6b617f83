import { setLine } from '../../letters/set-type'
import {
  area,
  block,
  circle,
  d,
  disc,
  dropOutline,
  dropShape,
  ring,
  stroke,
  turned,
} from '../../shapes'
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

/** Recovery position. */
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

/** The constellation Ursa Major. */
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

/** The constellation Orion. */
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

export const drop: Emblem = ({ mark }) => dropShape(50, 66, 32, mark)

/** A head in profile with a pause sign. */
export const mind: Emblem = ({ face, ink }) =>
  area('M48 4Q86 4 88 40Q88 58 78 68V96H38V84H24Q16 84 16 74V62L6 58Q6 54 14 44Q12 6 48 4Z', ink) +
  block(38, 26, 11, 34, face, 4) +
  block(57, 26, 11, 34, face, 4)

export const rising: Emblem = ({ ink, mark }) =>
  block(8, 62, 18, 32, ink, 4) +
  block(34, 44, 18, 50, ink, 4) +
  block(60, 22, 18, 72, mark, 4) +
  setLine('%', 90, 24, 26, ink, middle)

/** A long sentence that becomes a short one. */
export const shorter: Emblem = ({ ink, mark }) =>
  block(2, 20, 96, 9, ink, 4) +
  block(2, 38, 96, 9, ink, 4) +
  block(2, 56, 70, 9, ink, 4) +
  stroke('M2 24L98 42M2 42L98 24M4 60H70', mark, 5) +
  block(2, 80, 46, 12, mark, 6)

/** A bust. */
export const thinker: Emblem = ({ ink, mark }) =>
  circle(50, 30, 22, ink) +
  area('M30 34Q32 70 50 72Q68 70 70 34Q60 46 50 42Q40 46 30 34Z', mark) +
  area('M10 96Q12 66 38 64L50 76L62 64Q88 66 90 96Z', ink) +
  setLine('?', 84, 34, 36, mark, middle)

export const tree: Emblem = ({ ink, mark }) =>
  stroke('M50 96V46M50 74L30 56M50 66L72 48', ink, 7) +
  [
    [50, 22, 20],
    [24, 42, 16],
    [76, 38, 17],
  ]
    .map(([x = 0, y = 0, r = 0], at) => circle(x, y, r, at === 1 ? ink : mark))
    .join('') +
  stroke('M30 98H70', ink, 6)

export const moon: Emblem = ({ ink, mark }) =>
  area('M62 6A44 44 0 1 0 94 62A36 36 0 0 1 62 6Z', mark) +
  setLine('z', 66, 52, 30, ink) +
  setLine('z', 82, 34, 22, ink)

export const times: Emblem = ({ ink, mark }) =>
  block(6, 6, 88, 88, ink, 8) +
  setLine('7×8', 50, 48, 34, mark, middle) +
  setLine('56', 50, 84, 34, mark, middle)

export const spelling: Emblem = ({ ink, mark }) =>
  setLine('-ει', 0, 44, 36, ink) +
  setLine('-ι', 0, 92, 36, ink) +
  stroke('M60 30L70 42L92 14', mark, 8) +
  stroke('M64 68L88 92M88 68L64 92', mark, 8)

export const sunrise: Emblem = ({ ink, mark }) =>
  area('M16 66A34 34 0 0 1 84 66Z', mark) +
  block(2, 70, 96, 7, ink, 3) +
  block(18, 84, 64, 7, ink, 3) +
  stroke('M50 6V20M14 26L24 36M86 26L76 36', mark, 6)

export const percent: Emblem = ({ ink, mark }) =>
  ring(28, 30, 18, 10, mark) + ring(72, 72, 18, 10, mark) + stroke('M80 12L20 90', ink, 9)

/** α between the lines of a copybook. */
export const copybook: Emblem = ({ ink, mark }) =>
  stroke('M0 20H100M0 84H100', ink, 2) +
  stroke('M2 52H12M20 52H30M38 52H48M56 52H66M74 52H84', ink, 2) +
  setLine('α', 44, 84, 112, mark, middle)

export const beforeAfter: Emblem = ({ ink, mark }) =>
  stroke('M2 50H98', ink, 5) +
  poly(ink, [98, 50], [84, 40], [84, 60]) +
  turned(block(10, 8, 24, 34, mark, 4), -8, 22, 25) +
  block(42, 58, 24, 34, mark, 4) +
  setLine('?', 78, 38, 36, mark, middle)

export const letterTiles: Emblem = ({ face, ink, mark }) =>
  (
    [
      ['Λ', 2, 8, -8],
      ['Ε', 50, 2, 6],
      ['Ξ', 26, 52, 4],
    ] as const
  )
    .map(([letter, x, y, lean]) =>
      turned(
        block(x, y, 42, 42, lean === 6 ? mark : ink, 7) +
          setLine(letter, x + 21, y + 33, 34, face, middle),
        lean,
        x + 21,
        y + 21,
      ),
    )
    .join('')

/** The circle of fifths. */
export const fifths: Emblem = ({ ink, mark }) =>
  ring(50, 50, 44, 2, ink) +
  ring(50, 50, 24, 2, ink) +
  ['C', 'G', 'D', 'A', 'E', 'B', 'F#', 'Db', 'Ab', 'Eb', 'Bb', 'F']
    .map((letter, at) => {
      const turn = (at * Math.PI) / 6
      const [x, y] = [50 + 34 * Math.sin(turn), 50 - 34 * Math.cos(turn)]
      const edge = turn + Math.PI / 12
      const line = d`M ${50 + 24 * Math.sin(edge)} ${50 - 24 * Math.cos(edge)} L ${50 + 44 * Math.sin(edge)} ${50 - 44 * Math.cos(edge)}`
      return (
        stroke(line, ink, 1) +
        (at === 0 ? circle(x, y, 8.5, mark) : '') +
        setLine(letter, x, y + 4, letter.length > 1 ? 8.5 : 11, ink, middle)
      )
    })
    .join('')

export const waterGlass: Emblem = ({ ink, mark }) =>
  area('M26 46L31 92H69L74 46Z', mark) +
  stroke('M20 16L30 94H70L80 16', ink, 6) +
  area(dropOutline(50, 26, 9), mark)
