import type { Inks } from './palettes'
import type { SeededRandom } from './seeded-random'
import { area, circle, d } from './shapes'

// Overlaps the water of the same colour, to avoid a hairline between them.
const overlap = 4

/** A large shape behind the motif at x: sun, arch, dots, or nothing. */
export function backdrop(x: number, level: number, inks: Inks, random: SeededRandom): string {
  const shift = random.whole(-4, 4) * 40
  return random.pick([sun, rise, arch, () => '', grid])(x + shift, level, inks)
}

function sun(x: number, level: number, inks: Inks): string {
  return circle(x, level - 440, 340, inks.quiet)
}

function rise(x: number, level: number, inks: Inks): string {
  const bow = d`M ${x - 520} ${level} A 520 520 0 0 1 ${x + 520} ${level}`
  return area(d`${bow} V ${level + overlap} H ${x - 520} Z`, inks.quiet)
}

function arch(x: number, level: number, inks: Inks): string {
  const [left, right, top, low] = [x - 330, x + 330, level - 480, level + overlap]
  return area(d`M ${left} ${low} V ${top} A 330 330 0 0 1 ${right} ${top} V ${low} Z`, inks.quiet)
}

function grid(x: number, level: number, inks: Inks): string {
  return dotGrid(x - 450, level - 750, 10, 7, 100, 9, inks.quiet)
}

/** A grid of equal dots; x and y are the centre of the first. */
export function dotGrid(
  x: number,
  y: number,
  columns: number,
  rows: number,
  step: number,
  radius: number,
  fill: string,
): string {
  const marks: string[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      marks.push(circle(x + column * step, y + row * step, radius, fill))
    }
  }
  return marks.join('')
}
