import type { EmulatorDeps } from '../dependencies'

/** How many codes one generation has, and how many digits each. */
export const recoveryCodeCount = 10
const digits = 8

/** Enough that every code is as likely as the next. */
const bytesPerCode = 6

/** A new generation of recovery codes, all different. */
export function newRecoveryCodes({ randomBytes }: Pick<EmulatorDeps, 'randomBytes'>): string[] {
  const codes = new Set<string>()
  for (let draw = 0; codes.size < recoveryCodeCount; draw += 1) {
    const number = Buffer.from(randomBytes(bytesPerCode)).readUIntBE(0, bytesPerCode) + draw
    codes.add(String(number % 10 ** digits).padStart(digits, '0'))
  }
  return [...codes]
}
