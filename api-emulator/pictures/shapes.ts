/** A length or place with at most one digit after the point: the same bytes on every machine. */
export function round(value: number): number {
  return Math.round(value * 10) / 10 + 0
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`
}

export function ring(x: number, y: number, radius: number, width: number, ink: string): string {
  const place = `cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"`
  return `<circle ${place} fill="none" stroke="${ink}" stroke-width="${round(width)}"/>`
}

export function block(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
): string {
  const place = `x="${round(x)}" y="${round(y)}"`
  const size = `width="${round(width)}" height="${round(height)}"`
  const corner = radius > 0 ? ` rx="${round(radius)}"` : ''
  return `<rect ${place} ${size}${corner} fill="${fill}"/>`
}

export function area(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

/** A line with round ends. */
export function stroke(d: string, ink: string, width: number): string {
  const pen = `stroke="${ink}" stroke-width="${round(width)}" stroke-linecap="round"`
  return `<path d="${d}" fill="none" ${pen} stroke-linejoin="round"/>`
}

/** Path words with rounded numbers: `d('M', 0, 10, 'A', 5, 5, 0, 0, 1, 10, 10, 'Z')`. */
export function d(...words: (string | number)[]): string {
  return words.map((word) => (typeof word === 'number' ? round(word) : word)).join(' ')
}

/** Turns what is inside by degrees around a point. */
export function turned(inside: string, degrees: number, x: number, y: number): string {
  if (degrees === 0) return inside
  return `<g transform="rotate(${round(degrees)} ${round(x)} ${round(y)})">${inside}</g>`
}

/** A circle lying flat. */
export function disc(x: number, y: number, wide: number, high: number, fill: string): string {
  const size = `rx="${round(wide)}" ry="${round(high)}"`
  return `<ellipse cx="${round(x)}" cy="${round(y)}" ${size} fill="${fill}"/>`
}

/** A ring lying flat. */
export function hoop(
  x: number,
  y: number,
  wide: number,
  high: number,
  width: number,
  ink: string,
): string {
  const size = `rx="${round(wide)}" ry="${round(high)}"`
  const pen = `fill="none" stroke="${ink}" stroke-width="${round(width)}"`
  return `<ellipse cx="${round(x)}" cy="${round(y)}" ${size} ${pen}/>`
}
