import { dropShape } from '../drop-shape'
import type { Motif } from '../motif'
import { area, d, stroke } from '../shapes'

/** The moment something is understood: a four-pointed star and its echoes. */
export const stars: Motif = ({ x, y, size, inks, random }) => {
  const large = random.whole(40, 47) / 100
  const [right, high] = [random.random(0.5), random.random(0.6)]
  const place = (across: number, down: number) =>
    [x + size * (right ? across : 1 - across), y + size * (high ? down : 1 - down)] as const
  const echoes = [
    { at: place(0.88, 0.14), radius: random.whole(12, 18) / 100, fill: inks.spot },
    { at: place(0.1, 0.14), radius: random.whole(6, 10) / 100, fill: inks.soft },
    { at: place(0.9, 0.88), radius: random.whole(6, 9) / 100, fill: inks.soft },
  ].slice(0, random.whole(1, 3))
  return [
    star(...place(0.46, 0.52), size * large, inks.main),
    ...echoes.map(({ at: [cx, cy], radius, fill }) => star(cx, cy, size * radius, fill)),
  ].join('')
}

/** Rays around a drop. */
export const rays: Motif = ({ x, y, size, inks, random }) => {
  const count = random.pick([10, 12, 14, 16])
  const [cx, cy] = [x + size / 2, y + size / 2]
  const short = random.whole(40, 45) / 100
  const lines = Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count
    const [dx, dy] = [Math.sin(angle) * size, -Math.cos(angle) * size]
    const reach = index % 2 ? short : 0.5
    const line = d('M', cx + dx * 0.31, cy + dy * 0.31, 'L', cx + dx * reach, cy + dy * reach)
    return stroke(line, index % 2 ? inks.soft : inks.main, size * 0.036)
  })
  const heart = size * random.pick([0.14, 0.16, 0.175])
  return lines.join('') + dropShape(cx, cy + heart * 0.42, heart, inks.deep)
}

/** A star whose four sides are arcs of a circle. */
export function star(x: number, y: number, radius: number, fill: string): string {
  const arc = (toX: number, toY: number) => ['A', radius, radius, 0, 0, 0, toX, toY] as const
  return area(
    d(
      ...['M', x, y - radius, ...arc(x + radius, y), ...arc(x, y + radius)],
      ...[...arc(x - radius, y), ...arc(x, y - radius), 'Z'],
    ),
    fill,
  )
}
