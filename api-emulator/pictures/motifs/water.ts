import type { Inks } from '../palettes'
import {
  area,
  circle,
  d,
  drawEach,
  drawTimes,
  dropShape,
  hoop,
  leftHalf,
  type Motif,
  ring,
  stroke,
} from '../shapes'

/** Nested arches on the ground; sometimes with a smaller copy. */
export const bows: Motif = ({ x, y, size, inks, random }) => {
  const base = y + size
  const fills = [inks.main, inks.soft, inks.deep, inks.light, inks.main]
  const count = random.whole(2, 4)
  const nest = (cx: number, reach: number, shift: number) =>
    drawTimes(count + 1, (index) => {
      const fill = index === count ? inks.spot : (fills[(index + shift) % 5] ?? inks.main)
      return halfDisc(cx, base, reach * (1 - index / (count + 1.4)), fill)
    })
  if (random.boolean(0.6)) return nest(x + size / 2, size * 0.56, 0)
  const left = random.boolean(0.5)
  const [large, small] = left
    ? [x + size * 0.36, x + size * 0.83]
    : [x + size * 0.64, x + size * 0.17]
  return nest(small, size * 0.24, 1) + nest(large, size * 0.44, 0)
}

/** Four quarter discs in different orientations. */
export const quarters: Motif = ({ x, y, size, inks, random }) => {
  const half = size / 2
  const fans = [inks.main, inks.deep, inks.soft, inks.light]
  const shift = random.whole(0, 3)
  return drawEach([0, 1, 2, 3], (index) => {
    const [left, top] = [x + (index % 2) * half, y + Math.floor(index / 2) * half]
    const fill = fans[(index + shift) % 4] ?? inks.main
    return quarterDisc(left, top, half, random.whole(0, 3), fill)
  })
}

/** A quarter disc that fills a square from one of its corners, clockwise from the top left. */
export function quarterDisc(
  left: number,
  top: number,
  side: number,
  corner: number,
  fill: string,
): string {
  const [right, low] = [left + side, top + side]
  const bow = d`A ${side} ${side} 0 0 1`
  const outlines = [
    d`M ${left} ${top} H ${right} ${bow} ${left} ${low} Z`,
    d`M ${right} ${top} V ${low} ${bow} ${left} ${top} Z`,
    d`M ${right} ${low} H ${left} ${bow} ${right} ${top} Z`,
    d`M ${left} ${low} V ${top} ${bow} ${right} ${low} Z`,
  ]
  return area(outlines[corner] ?? '', fill)
}

/** The upper half of a disc on the ground. */
function halfDisc(cx: number, base: number, radius: number, fill: string): string {
  return area(
    d`M ${cx - radius} ${base} A ${radius} ${radius} 0 0 1 ${cx + radius} ${base} Z`,
    fill,
  )
}

/** A grid of dots that grow towards one side or from the middle; one is a drop. */
export const dots: Motif = ({ x, y, size, inks, random }) => {
  const count = random.whole(4, 6)
  const step = size / count
  const growth = random.pick([diagonal, sideways, outwards, upwards])
  const [dropRow, dropColumn] = [random.whole(0, count - 1), random.whole(0, count - 1)]
  const cells = Array.from({ length: count * count }, (_, index) => {
    const [row, column] = [Math.floor(index / count), index % count]
    const [cx, cy] = [x + (column + 0.5) * step, y + (row + 0.5) * step]
    if (row === dropRow && column === dropColumn) {
      return dropShape(cx, cy + step * 0.12, step * 0.31, inks.spot)
    }
    const grown = growth(row / (count - 1), column / (count - 1))
    return circle(cx, cy, step * (0.1 + 0.33 * grown), tone(grown, inks))
  })
  return cells.join('')
}

/** Relative size of a dot, 0 to 1, by its position in the grid, 0 to 1 each. */
type Growth = (row: number, column: number) => number

const diagonal: Growth = (row, column) => (row + column) / 2
const sideways: Growth = (_row, column) => column
const upwards: Growth = (row) => row
const outwards: Growth = (row, column) => 1 - Math.hypot(row - 0.5, column - 0.5) * Math.SQRT2

function tone(grown: number, inks: Inks): string {
  if (grown > 0.66) return inks.deep
  return grown > 0.33 ? inks.main : inks.soft
}

/** A large drop: filled to a level, or folded along its middle. */
export const drop: Motif = (stage) => stage.random.pick([filled, folded])(stage)

const filled: Motif = ({ x, y, size, inks, random }) => {
  const radius = size * 0.335
  const [cx, cy] = [x + size / 2, y + size - radius]
  const level = radius * random.pick([-0.05, 0.2, 0.4])
  const half = Math.sqrt(radius ** 2 - level ** 2)
  const sweep = level < 0 ? 1 : 0
  const water = d`M ${cx - half} ${cy + level} A ${radius} ${radius} 0 ${sweep} 0 ${cx + half} ${cy + level}`
  const drop = dropShape(cx, cy, radius, inks.main) + area(`${water} Z`, inks.deep)
  return drop + shine(cx, cy, radius, inks.light)
}

const folded: Motif = ({ x, y, size, inks, random }) => {
  const radius = size * 0.335
  const [cx, cy] = [x + size / 2, y + size - radius]
  const [left, right] = random.pick([
    [inks.main, inks.deep],
    [inks.deep, inks.main],
    [inks.soft, inks.main],
  ])
  const drop = dropShape(cx, cy, radius, right) + area(leftHalf(cx, cy, radius), left)
  return random.boolean(0.5) ? drop : drop + shine(cx, cy, radius, inks.light)
}

/** The highlight that the logo has as well. */
function shine(cx: number, cy: number, radius: number, ink: string): string {
  const inner = radius * 0.6
  const bow = d`M ${cx - inner} ${cy} A ${inner} ${inner} 0 0 0 ${cx} ${cy + inner}`
  return stroke(bow, ink, radius * 0.11)
}

/** Concentric rings on water, seen from above, around a drop. */
export const ripples: Motif = ({ x, y, size, inks, random }) => {
  const [cx, cy] = [x + size / 2, y + size / 2]
  const count = random.whole(3, 5)
  const step = size / 2 / (count + 0.4)
  const open = random.boolean(0.5)
  const rings = Array.from({ length: count }, (_, index) => {
    const radius = step * (count - index + 0.4)
    if (open) {
      return ring(cx, cy, radius - step * 0.2, step * 0.4, index % 2 ? inks.main : inks.soft)
    }
    return circle(cx, cy, radius, [inks.soft, inks.main, inks.deep][index % 3] ?? inks.soft)
  })
  const heart = Math.min(step * 0.62, size * 0.09)
  return rings.join('') + dropShape(cx, cy + heart * 0.4, heart, open ? inks.deep : inks.light)
}

/** Two flat rings on the water under x. */
export function landing(x: number, level: number, reach: number, inks: Inks): string {
  const y = level + reach * 0.3 + 20
  return drawEach([1, 0.5], (part) =>
    hoop(x, y, reach * part, reach * part * 0.27, 14, inks.ground),
  )
}
