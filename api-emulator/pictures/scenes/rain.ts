import { dropShape } from '../drop-shape'
import type { Scene } from '../scene'
import { block } from '../shapes'

/** Small regular rain over rising water; one drop stands out. */
export const rain: Scene = ({ inks, random, across }) => {
  const columns = random.whole(5, 8)
  const step = 1600 / columns
  const level = random.whole(86, 102) * 10
  const rows = Math.floor((level - step * 0.4) / step)
  const [spotRow, spotColumn] = [random.whole(0, rows - 1), random.whole(1, columns - 2)]
  const bold = random.random(0.5)
  const drops: string[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns - (row % 2); column += 1) {
      const isSpot = row === spotRow && column === spotColumn
      const x = across((column + 0.5 + (row % 2) / 2) * step)
      const y = step * (row + 0.75)
      const radius = step * (isSpot ? 0.26 : bold ? 0.2 : 0.12)
      const fill = isSpot ? inks.spot : [inks.main, inks.soft, inks.light][(row + column) % 3]
      drops.push(dropShape(x, y, radius, fill ?? inks.soft))
    }
  }
  return drops.join('') + block(0, level, 1600, 1200 - level, inks.quiet)
}
