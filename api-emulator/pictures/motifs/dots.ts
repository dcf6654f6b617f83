import { dropShape } from '../drop-shape'
import type { Motif } from '../motif'
import type { Inks } from '../palettes'
import { circle } from '../shapes'

/** Dots on a grid that grow towards one side or from the middle; one has become a drop. */
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

/** How far a dot has grown, 0 to 1, by its place in the grid, 0 to 1 each. */
type Growth = (row: number, column: number) => number

const diagonal: Growth = (row, column) => (row + column) / 2
const sideways: Growth = (_row, column) => column
const upwards: Growth = (row) => row
const outwards: Growth = (row, column) => 1 - Math.hypot(row - 0.5, column - 0.5) * Math.SQRT2

function tone(grown: number, inks: Inks): string {
  if (grown > 0.66) return inks.deep
  return grown > 0.33 ? inks.main : inks.soft
}
