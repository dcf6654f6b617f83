import { createHash } from 'node:crypto'

function digest(words: readonly (string | number)[]): string {
  return createHash('sha256').update(words.join('\n')).digest('hex')
}

/** A uuid that always belongs to the same words. */
export function derivedUuid(...words: readonly (string | number)[]): string {
  const hex = digest(words)
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4]
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/** A whole number from 0 up to, not including, `below` that always belongs to the same words. */
export function derivedNumber(below: number, ...words: readonly (string | number)[]): number {
  return Number.parseInt(digest(words).slice(0, 12), 16) % below
}

/** Milliseconds of a day. */
export const dayMs = 86_400_000

/** Milliseconds since 1970 of an ISO date-time. */
export function moment(text: string): number {
  const milliseconds = Date.parse(text)
  if (Number.isNaN(milliseconds)) throw new Error(`The seed has a date that is none: ${text}`)
  return milliseconds
}

/** The stamp columns of a row that was made at `createdAt` and not changed since. */
export function stampsAt(createdAt: number, ...words: readonly (string | number)[]) {
  return { createdAt, updatedAt: createdAt, uuid: derivedUuid(...words) }
}
