import { dropShape } from '../../drop-shape'
import { setLine } from '../../letters/set-type'
import { area, block, circle, ring, stroke } from '../../shapes'
import type { Emblem } from '../product-design'
import { poly } from '../solids'

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

/** The one square flag. */
export const squareFlag: Emblem = () =>
  block(10, 10, 80, 80, '#d1344b', 4) +
  block(42, 24, 16, 52, '#ffffff') +
  block(24, 42, 52, 16, '#ffffff')

/** Islands in the sea, and the needle of a compass. */
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
