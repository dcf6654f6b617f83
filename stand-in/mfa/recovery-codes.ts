import type { StandInParts } from '../stand-in-parts'

/** How many codes one generation has, and how many digits each (contract, section 4.1). */
export const recoveryCodeCount = 10
const digits = 8

/** A new generation of recovery codes, all different. */
export function newRecoveryCodes({ random }: Pick<StandInParts, 'random'>): string[] {
  const codes = new Set<string>()
  let draw = 0
  while (codes.size < recoveryCodeCount) {
    const number = Math.floor(random() * 10 ** digits) + draw
    codes.add(String(number % 10 ** digits).padStart(digits, '0'))
    draw += 1
  }
  return [...codes]
}
