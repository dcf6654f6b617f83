import { dropOutline, dropShape } from '../../drop-shape'
import { setLine } from '../../letters/set-type'
import { area, block, circle, d, ring, stroke, turned } from '../../shapes'
import type { Emblem } from '../product-design'
import { poly } from '../solids'

const middle = { anchor: 'middle' } as const

export const drop: Emblem = ({ mark }) => dropShape(50, 66, 32, mark)

/** A head from the side, and in it a pause. */
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

/** The bust of somebody who thinks. */
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

/** The circle of fifths: twelve places around a middle. */
export const fifths: Emblem = ({ ink, mark }) =>
  ring(50, 50, 44, 2, ink) +
  ring(50, 50, 24, 2, ink) +
  ['C', 'G', 'D', 'A', 'E', 'B', 'F#', 'Db', 'Ab', 'Eb', 'Bb', 'F']
    .map((letter, at) => {
      const turn = (at * Math.PI) / 6
      const [x, y] = [50 + 34 * Math.sin(turn), 50 - 34 * Math.cos(turn)]
      const edge = turn + Math.PI / 12
      const line = d(
        'M',
        50 + 24 * Math.sin(edge),
        50 - 24 * Math.cos(edge),
        'L',
        50 + 44 * Math.sin(edge),
        50 - 44 * Math.cos(edge),
      )
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
