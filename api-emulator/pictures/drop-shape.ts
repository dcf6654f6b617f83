import { area, d } from './shapes'

/** How far the tip stands above the centre of the round part, in radii. */
const dropTip = 1.95

/** The house's drop: a circle of the given radius around x, y and a tip straight above it. */
export function dropShape(x: number, y: number, radius: number, fill: string): string {
  return area(dropOutline(x, y, radius), fill)
}

/** The same drop as path words, for one `d`. */
export function dropOutline(x: number, y: number, radius: number): string {
  const right = ['C', ...flank(x, y, radius, 1)] as const
  const round = ['A', radius, radius, 0, 0, 1, x - radius, y] as const
  const [lowX, lowY, highX, highY] = flank(x, y, radius, -1)
  const tip = y - dropTip * radius
  return d('M', x, tip, ...right, ...round, 'C', highX, highY, lowX, lowY, x, tip, 'Z')
}

/** The drop's left half, closed along its middle. */
export function leftHalf(x: number, y: number, radius: number): string {
  const flankWords = ['C', ...flank(x, y, radius, -1)] as const
  const round = ['A', radius, radius, 0, 0, 0, x, y + radius] as const
  return d('M', x, y - dropTip * radius, ...flankWords, ...round, 'Z')
}

/** The curve from the tip down to the round part, on the right (1) or on the left (-1). */
function flank(x: number, y: number, radius: number, side: 1 | -1) {
  const [near, far] = [x + side * 0.3 * radius, x + side * radius]
  return [near, y - 1.3 * radius, far, y - 0.62 * radius, far, y] as const
}
