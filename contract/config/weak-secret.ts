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

/** Generated secrets are not shorter, in characters. */
const leastLength = 12

/** Words of secrets that somebody has typed, or copied from an example. */
const words =
  /secret|passw|change|example|sample|demo|develop|placeholder|default|admin|test|letme|qwert|shared|token|hunter/i

/**
 * Whether a secret is a text that people have thought of: a short one, words between separators, or a
 * word that examples use. A generated one has digits or capitals within its parts.
 */
export function isWorded(secret: string): boolean {
  const isWords = /^\p{L}\p{Ll}*(?:[\s._-]\p{L}?\p{Ll}*)*\d{0,4}[^\p{L}\p{N}]{0,3}$/u.test(secret)
  return secret.length < leastLength || isWords || words.test(secret)
}

/** Whether bytes are a typed text: 24 random ones are all printable once in 20,000 million times. */
export function isTextual(bytes: Uint8Array): boolean {
  return /^[\p{L}\p{N}\p{P}\p{S}\s]*$/u.test(decoded(bytes))
}

/** The text of bytes in UTF-8; a control character where they are none. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return '\0'
  }
}

/** What to do about a weak secret. */
export const weakSecretFault = 'is not random: make one with `openssl rand`'
