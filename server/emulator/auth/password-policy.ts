import type { AuthErrorCode } from '#contract/allauth/error-codes'
import type { UserRow } from '../database/tables/account'

/** Minimum number of characters. */
const minLength = 8

/** Similarity from which a password is refused. */
const maxSimilarity = 0.7

/** User attributes that a password must not resemble. */
type Owner = Pick<UserRow, 'email' | 'username' | 'firstName' | 'lastName'>

/**
 * Validates a password by the rules of the real service: too similar to the user, too short, too
 * common, digits only. At sign-up there is no user yet and similarity is not checked.
 */
export function passwordProblems(password: string, owner?: Owner): AuthErrorCode[] {
  const problems: [AuthErrorCode, boolean][] = [
    ['password_too_similar', owner !== undefined && resembles(password, owner)],
    ['password_too_short', password.length < minLength],
    ['password_too_common', commonPasswords.has(password.trim().toLowerCase())],
    ['password_entirely_numeric', /^\d+$/.test(password)],
  ]
  return problems.filter(([, isWrong]) => isWrong).map(([code]) => code)
}

function resembles(password: string, { username, firstName, lastName, email }: Owner): boolean {
  const lower = password.toLowerCase()
  const attributes = [username ?? '', firstName, lastName, email].map((word) => word.toLowerCase())
  const parts = attributes.flatMap((word) => [...word.split(/[^\p{L}\p{N}_]+/u), word])
  return parts.some((part) => part !== '' && !isMuchLonger(lower, part) && isSimilar(lower, part))
}

/** Whether a password is so much longer than an attribute that their similarity does not count. */
function isMuchLonger(password: string, word: string): boolean {
  const bound = (maxSimilarity / 2) * password.length
  return password.length >= 10 * word.length && word.length < bound
}

/** Similarity by shared characters, regardless of their order. */
function isSimilar(one: string, other: string): boolean {
  const left = [...one]
  const shared = [...other].filter((sign) => {
    const at = left.indexOf(sign)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return (2 * shared.length) / (one.length + other.length) >= maxSimilarity
}

/**
 * Common passwords in lower case. The real service knows 20,000; these are enough to test the rule.
 */
const commonPasswords: ReadonlySet<string> = new Set(
  `123 1234 12345 123456 1234567 111111 000000 123123 654321 666666 abc123 qwerty qwerty1 azerty
  asdfgh zxcvbn iloveyou monkey dragon master shadow hello secret admin login letmein greece hellas
  test pass love 12345678 123456789 1234567890 87654321 11111111 00000000 88888888 12341234 12344321 11223344
  password password1 password12 password123 passw0rd passwort p@ssw0rd p@ssword qwertyui qwertyuiop
  qwerty12 qwerty123 qwerty1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx asdfghjk asdfghjkl asdfasdf
  zxcvbnm1 iloveyou iloveyou1 sunshine princess football baseball superman starwars trustno1 whatever
  welcome1 welcome123 letmein1 letmein123 abcd1234 abc12345 aa123456 a1234567 a12345678 test1234
  testtest changeme changeme1 computer internet samsung1 liverpool chelsea1 barcelona olympiakos
  olympiacos panathinaikos thessaloniki kalimera kalispera sagapo123 greece123 hellas123 master123
  admin123 admin1234 administrator dragon123 monkey123 shadow123 michelle jennifer jonathan alexander
  alexandra nikolaos konstantinos dimitris georgios`.split(/\s+/),
)
