import type { AuthErrorCode } from '../../contract/allauth/error-codes'
import type { UserRow } from '../store/people-tables'
import { commonPasswords } from './common-passwords'

/** Fewest signs of a password. */
const fewest = 8

/** From which likeness on a password says too much about its owner. */
const tooAlike = 0.7

/** What a password may not resemble. */
export type Owner = Pick<UserRow, 'email' | 'username' | 'firstName' | 'lastName'>

/**
 * What is wrong with a password, by the rules that the real service has: too much like its owner,
 * too short, too common, digits only. At sign-up there is no owner yet, so likeness is not asked.
 */
export function passwordProblems(password: string, owner?: Owner): AuthErrorCode[] {
  const problems: [AuthErrorCode, boolean][] = [
    ['password_too_similar', owner !== undefined && resembles(password, owner)],
    ['password_too_short', password.length < fewest],
    ['password_too_common', commonPasswords.has(password.trim().toLowerCase())],
    ['password_entirely_numeric', /^\d+$/.test(password)],
  ]
  return problems.filter(([, isWrong]) => isWrong).map(([code]) => code)
}

function resembles(password: string, { username, firstName, lastName, email }: Owner): boolean {
  const lower = password.toLowerCase()
  const words = [username ?? '', firstName, lastName, email].map((word) => word.toLowerCase())
  const parts = words.flatMap((word) => [...word.split(/[^\p{L}\p{N}_]+/u), word])
  return parts.some((part) => part !== '' && !isMuchLonger(lower, part) && isAlike(lower, part))
}

/** A password so much longer than a word that the word in it says nothing. */
function isMuchLonger(password: string, word: string): boolean {
  const bound = (tooAlike / 2) * password.length
  return password.length >= 10 * word.length && word.length < bound
}

/** Likeness by the signs that both have, whatever their order. */
function isAlike(one: string, other: string): boolean {
  const left = [...one]
  const shared = [...other].filter((sign) => {
    const at = left.indexOf(sign)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return (2 * shared.length) / (one.length + other.length) >= tooAlike
}
