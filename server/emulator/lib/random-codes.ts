import type { EmulatorDeps } from './dependencies'

type RandomSource = Pick<EmulatorDeps, 'randomBytes'>

const keyLetters = 'abcdefghijklmnopqrstuvwxyz0123456789'

function textOf({ randomBytes }: RandomSource, letters: string, length: number): string {
  const fair = 256 - (256 % letters.length)
  let text = ''
  while (text.length < length) {
    const bytes = [...randomBytes(length)].filter((byte) => byte < fair)
    text += bytes.map((byte) => letters.charAt(byte % letters.length)).join('')
  }
  return text.slice(0, length)
}

/** A session key: 32 characters of a-z0-9. */
export const randomSessionKey = (random: RandomSource) => textOf(random, keyLetters, 32)

/** A code to be typed by a user: six digits. */
export const randomCode = (random: RandomSource) => textOf(random, '0123456789', 6)

/** The bank's code of a payment: 16 digits, the first of which is no 0. */
export const bankCode = (random: RandomSource) => `7${textOf(random, '0123456789', 15)}`

/** An access token: 64 hexadecimal digits. */
export const randomAccessToken = ({ randomBytes }: RandomSource) =>
  Buffer.from(randomBytes(32)).toString('hex')

/** A token that opens the copy of somebody's data: 64 characters. */
export const randomExportToken = ({ randomBytes }: RandomSource) =>
  Buffer.from(randomBytes(48)).toString('base64url')

/** A ticket of a web socket. */
export const randomTicket = ({ randomBytes }: RandomSource) =>
  Buffer.from(randomBytes(32)).toString('base64url')

/** Whether a typed code matches the sent one, ignoring spaces. */
export function isSameCode(typed: string, sent: string | null): boolean {
  return sent !== null && typed.replaceAll(' ', '') === sent
}
