import type { EmulatorDeps } from '../dependencies'

type RandomSource = Pick<EmulatorDeps, 'randomBytes'>

const keyLetters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Letters and digits that nobody takes for each other. */
const codeLetters = '345679CDFGHJKLMNPQRSTVWXY'

function textOf({ randomBytes }: RandomSource, letters: string, length: number): string {
  const fair = 256 - (256 % letters.length)
  let text = ''
  while (text.length < length) {
    const bytes = [...randomBytes(length)].filter((byte) => byte < fair)
    text += bytes.map((byte) => letters.charAt(byte % letters.length)).join('')
  }
  return text.slice(0, length)
}

/** Key of a session: 32 signs a-z0-9. */
export const randomSessionKey = (random: RandomSource) => textOf(random, keyLetters, 32)

/** A code for a person to type. */
export const randomCode = (random: RandomSource, length = 6) => textOf(random, codeLetters, length)

/** An access token: 64 hexadecimal digits. */
export const randomAccessToken = ({ randomBytes }: RandomSource) =>
  Buffer.from(randomBytes(32)).toString('hex')

/** Whether a typed code is the one that was sent; blanks and case do not count. */
export function isSameCode(typed: string, sent: string | null): boolean {
  if (!sent) return false
  const bare = (code: string) => code.replaceAll(' ', '').toLowerCase()
  return bare(typed) === bare(sent)
}
