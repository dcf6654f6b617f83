/** Fewest different values of a random secret: of 16 hexadecimal digits nearly all have more. */
const leastDistinct = 6

/**
 * Whether a secret was typed rather than generated: few different values, a repeated part, or
 * values that mostly follow each other in equal steps, such as 00 to 1f or `abcdefgh…`.
 */
export function isWeakSecret(secret: string | Uint8Array): boolean {
  const values = typeof secret === 'string' ? Array.from(secret, codeOf) : [...secret]
  return new Set(values).size < leastDistinct || isRepeated(values) || isSequence(values)
}

const codeOf = (letter: string) => letter.codePointAt(0) ?? 0

/** Whether a part of at most half the length is repeated to the end. */
function isRepeated(values: readonly number[]): boolean {
  const longest = Math.floor(values.length / 2)
  for (let period = 1; period <= longest; period += 1) {
    if (values.every((value, at) => at < period || value === values[at - period])) return true
  }
  return false
}

/** Whether more than half of the steps from one value to the next are the same. */
function isSequence(values: readonly number[]): boolean {
  const counts = new Map<number, number>()
  for (const [at, value] of values.slice(1).entries()) {
    const step = value - (values[at] ?? 0)
    counts.set(step, (counts.get(step) ?? 0) + 1)
  }
  return Math.max(0, ...counts.values()) > (values.length - 1) / 2
}

/** What to do about a weak secret. */
export const weakSecretFault = 'is not random: make one with `openssl rand`'
