export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong'

/** Bits of guessing from which a password counts as fair and as strong. */
const bitsOf = { fair: 45, strong: 65 } as const

/** Sizes of the alphabets that a password may draw on. */
const alphabets: readonly (readonly [RegExp, number])[] = [
  [/\p{Nd}/u, 10],
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/[^\p{L}\p{Nd}]/u, 20],
]

/**
 * How hard a password is to guess, roughly: its length counts most, repeated and neighbouring
 * characters (`aaaa`, `1234`) count once. A hint for people, never a rule.
 * @param min characters below which it is too short to judge
 */
export function passwordStrengthOf(password: string, min: number): PasswordStrength {
  if (password.length < min) return 'short'
  const size = alphabets.reduce((sum, [sign, count]) => sum + (sign.test(password) ? count : 0), 0)
  const bits = surprisingCharacters(password) * Math.log2(size)
  if (bits < bitsOf.fair) return 'weak'
  return bits < bitsOf.strong ? 'fair' : 'strong'
}

/** Characters that do not simply follow from the one before. */
function surprisingCharacters(password: string): number {
  const codes = [...password.toLowerCase()].map((letter) => letter.codePointAt(0) ?? 0)
  return codes.filter((code, at) => Math.abs(code - (codes[at - 1] ?? -9)) > 1).length
}
