import { createHash } from 'node:crypto'

function digest(values: readonly (string | number)[]): string {
  return createHash('sha256').update(values.join('\n')).digest('hex')
}

export function derivedUuid(...values: readonly (string | number)[]): string {
  const hex = digest(values)
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4]
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/** An integer below `below`, derived from the given values. */
export function derivedNumber(below: number, ...values: readonly (string | number)[]): number {
  return Number.parseInt(digest(values).slice(0, 12), 16) % below
}
