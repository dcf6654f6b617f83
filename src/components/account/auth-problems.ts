import { type AuthErrorCode, isAuthErrorCode } from '#contract/allauth/error-codes'
import type { AuthError } from '#contract/allauth/refusal'
import { problemMessages } from '#lib/http/problem-messages'
import { addMessages } from '#lib/i18n/messages'
import authErrors from '#locales/el/auth-errors.json'
import type { AuthOutcome } from '#session/auth-outcome'
import type { SubmitProblems } from '../form/use-zod-form'
import { shownWait } from '../waiting-time'

const { text } = addMessages('auth-errors', authErrors)

// Two codes have other keys, because i18next reads keys ending in `_one` and `_other` as plurals.

/**
 * The Greek message for an error of the sign-in service (R265). For an unknown code it is the
 * server's message where that is Greek, else a general one.
 */
export function authErrorText({ code, message, param }: AuthError): string {
  if (code === 'too_many_login_attempts') return tooManyAttemptsText(param)
  if (code === 'connected_other') return text('codes.connectedElsewhere')
  if (code === 'select_only_one') return text('codes.selectOnlyOne')
  if (isWorded(code)) return text(`codes.${code}`)
  return /\p{Script=Greek}/u.test(message) ? message : text('unknown')
}

/**
 * The service has one code for three limits: a wrong password or code too often, codes requested
 * too often (at the e-mail), and a right password while a mail that verifies the address has just
 * gone out. At a whole sign-in form it may be the first or the last.
 */
function tooManyAttemptsText(param: string | undefined): string {
  if (param === 'email') return text('codesHeld')
  return param === undefined ? text('signInHeld') : text('codes.too_many_login_attempts')
}

function isWorded(
  code: string,
): code is Exclude<AuthErrorCode, 'connected_other' | 'select_only_one'> {
  return isAuthErrorCode(code)
}

/**
 * The messages of a form for an outcome: errors at their fields, others for the whole form. Empty
 * for outcomes that are no problem.
 * @param names the form's own names of the service's fields, where they differ
 */
export function problemsOf(
  outcome: AuthOutcome<unknown>,
  names: Readonly<Record<string, string>> = {},
): SubmitProblems {
  switch (outcome.kind) {
    case 'refused':
    case 'forbidden':
    case 'conflict':
      return problemsOfErrors(outcome, names)
    case 'rateLimited':
      return { form: rateLimitedText(outcome) }
    case 'unreachable':
      return { form: problemMessages.text('unreachable') }
    case 'missing':
    case 'broken':
      return { form: text(outcome.kind) }
    default:
      return {}
  }
}

function rateLimitedText({ seconds, of }: AuthOutcome & { kind: 'rateLimited' }): string {
  if (seconds === null) return text('heldBack')
  const { count, isLong } = shownWait(seconds)
  if (of === 'mails') return text(isLong ? 'mailsHeldForMinutes' : 'mailsHeldFor', { count })
  return text(isLong ? 'heldBackForMinutes' : 'heldBackFor', { count })
}

function problemsOfErrors(
  { kind, errors }: { kind: 'refused' | 'forbidden' | 'conflict'; errors: readonly AuthError[] },
  names: Readonly<Record<string, string>>,
): SubmitProblems {
  if (errors.length === 0) return { form: text(kind) }
  const fields: Record<string, string> = {}
  const whole: string[] = []
  for (const error of errors) {
    if (error.param === undefined) whole.push(authErrorText(error))
    else fields[names[error.param] ?? error.param] ??= authErrorText(error)
  }
  return { fields, form: whole[0] }
}
