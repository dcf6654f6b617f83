import { area, d, dropShape, type Motif, stroke, turned } from '../shapes'

/** A sprout with pairs of two-tone leaves. */
export const leaf: Motif = ({ x, y, size, inks, random }) => {
  const [cx, base] = [x + size / 2, y + size]
  const pairs = random.whole(1, 2)
  const top = base - size * (0.3 + pairs * 0.17)
  const stem = stroke(d`M ${cx} ${base - size * 0.015} V ${top}`, inks.deep, size * 0.034)
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const at = base - size * 0.16 - size * 0.24 * index
    const length = size * (0.5 - index * 0.1)
    const tilt = 60 - index * 8
    return [
      twoTone(cx, at, length, tilt, inks.main, inks.deep),
      twoTone(cx, at, length, -tilt, inks.deep, inks.main),
    ].join('')
  })
  return (
    stem + leaves.join('') + twoTone(cx, top + size * 0.05, size * 0.42, 0, inks.soft, inks.main)
  )
}

/** A two-tone leaf from x, y, pointing upwards before rotation. */
export function twoTone(
  x: number,
  y: number,
  length: number,
  degrees: number,
  left: string,
  right: string,
): string {
  const bow = length * 0.6
  const side = (sweep: number) => d`M ${x} ${y} A ${bow} ${bow} 0 0 ${sweep} ${x} ${y - length} Z`
  return turned(area(side(1), left) + area(side(0), right), degrees, x, y)
}

/** A four-pointed star with smaller copies. */
export const stars: Motif = ({ x, y, size, inks, random }) => {
  const large = random.whole(40, 47) / 100
  const [right, high] = [random.boolean(0.5), random.boolean(0.6)]
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
    const line = d`M ${cx + dx * 0.31} ${cy + dy * 0.31} L ${cx + dx * reach} ${cy + dy * reach}`
    return stroke(line, index % 2 ? inks.soft : inks.main, size * 0.036)
  })
  const heart = size * random.pick([0.14, 0.16, 0.175])
  return lines.join('') + dropShape(cx, cy + heart * 0.42, heart, inks.deep)
}

/** A star whose four sides are arcs of a circle. */
export function star(x: number, y: number, radius: number, fill: string): string {
  const arc = (toX: number, toY: number) => d`A ${radius} ${radius} 0 0 0 ${toX} ${toY}`
  const right = `${arc(x + radius, y)} ${arc(x, y + radius)}`
  const left = `${arc(x - radius, y)} ${arc(x, y - radius)}`
  return area(d`M ${x} ${y - radius} ${right} ${left} Z`, fill)
}
