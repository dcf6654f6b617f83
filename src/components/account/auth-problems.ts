import { type ApiProblem, type InputError, isGreek } from '#lib/http/problem'
import { problemMessages } from '#lib/http/problem-messages'
import { addMessages } from '#lib/i18n/messages'
import authErrors from '#locales/el/auth-errors.json'
import { type OtherCause, submitErrors } from '../form/validation'
import { shownWait } from '../waiting-time'

const { text } = addMessages('auth-errors', authErrors)

// Two codes have other keys, because i18next reads keys ending in `_one` and `_other` as plurals.

/**
 * The Greek message for an error of the sign-in service. For an unknown code it is the
 * server's message where that is Greek, else a general one.
 */
export function authErrorText({ code, message, param }: InputError): string {
  if (code === 'too_many_login_attempts') return tooManyAttemptsText(param)
  if (code === 'connected_other') return text('codes.connectedElsewhere')
  if (code === 'select_only_one') return text('codes.selectOnlyOne')
  if (isWorded(code)) return text(`codes.${code}`)
  return isGreek(message) ? message : text('unknown')
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

function isWorded(code: string): code is keyof typeof authErrors.codes {
  return Object.hasOwn(authErrors.codes, code)
}

/** Texts of a form's errors: by field, and for the whole form. */
interface ProblemTexts {
  fields?: Record<string, string>
  form?: string | undefined
  cause?: OtherCause
}

/** One sentence for a problem where no form could show errors at its fields. */
export function sentenceOf(problem: ApiProblem): string | undefined {
  const { fields = {}, form } = problemsOf(problem)
  return form ?? Object.values(fields)[0]
}

/**
 * The messages of a form for a problem: errors at their fields, others for the whole form. Empty
 * where the app goes to another page.
 * @param names the form's own names of the service's fields, where they differ
 */
export function problemsOf(
  problem: ApiProblem,
  names: Readonly<Record<string, string>> = {},
): ProblemTexts {
  switch (problem.kind) {
    case 'refused':
    case 'forbidden':
    case 'conflict':
      return problemsOfErrors(problem, names)
    case 'rateLimited':
      return { form: rateLimitedText(problem), cause: 'notDone' }
    case 'unreachable':
      return { form: problemMessages.text('unreachable'), cause: 'notDone' }
    case 'unclear':
      return { form: problemMessages.text('unclear'), cause: 'unclear' }
    case 'missing':
    case 'broken':
      return { form: text(problem.kind), cause: 'notDone' }
    default:
      return {}
  }
}

function rateLimitedText({ seconds, of }: ApiProblem & { kind: 'rateLimited' }): string {
  if (seconds === null) return text('heldBack')
  const { count, isLong } = shownWait(seconds)
  if (of === 'mails') return text(isLong ? 'mailsHeldForMinutes' : 'mailsHeldFor', { count })
  return text(isLong ? 'heldBackForMinutes' : 'heldBackFor', { count })
}

function problemsOfErrors(
  { kind, errors }: { kind: 'refused' | 'forbidden' | 'conflict'; errors: readonly InputError[] },
  names: Readonly<Record<string, string>>,
): ProblemTexts {
  const isInput = kind === 'refused' && !(errors.length > 0 && errors.every(isLimit))
  return {
    ...(errors.length === 0 ? { form: text(kind) } : submitErrors(errors, authErrorText, names)),
    ...(!isInput && { cause: 'notDone' }),
  }
}

/** Whether the same input may be accepted later. */
function isLimit({ code }: InputError): boolean {
  return code === 'too_many_login_attempts' || code === 'rate_limited'
}
