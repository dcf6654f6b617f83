import { mailedCodeMinutes } from '#contract/allauth/mailed-code-life'
import type { AnswerOf } from '#contract/endpoints/endpoint'
import {
  addEmail,
  listEmails,
  mailVerification,
  removeEmail,
  setMainEmail,
} from '#contract/endpoints/sign-in-account'
import { ApiError, type ApiProblem, isRefusedWith, problemOf } from '#lib/http/problem'
import { addMessages } from '#lib/i18n/messages'
import messages from '#locales/el/email-addresses.json'
import type { AuthClient } from '#session/auth-request'
import { ifAbsent } from '#session/lost-answer'

/** Messages of the pages of e-mail addresses. */
export const emailMessages = addMessages('email-addresses', messages)

export type Addresses = AnswerOf<typeof listEmails>

/** A change of an address in the list; `send` mails its verification. */
export interface EmailChange {
  kind: 'primary' | 'remove' | 'send'
  email: string
}

interface EmailDeps {
  call: AuthClient['authCall']
  /** Called with the list after a change. */
  keep: (addresses: Addresses) => void
  /** Called with an address that had to be added again for its mail. */
  added: (email: string) => void
}

/** Carries out a change of an address. @throws ApiError */
export async function changeEmail(deps: EmailDeps, { kind, email }: EmailChange): Promise<unknown> {
  if (kind === 'send') return sendVerification(deps, email)
  const { call, keep } = deps
  try {
    const addresses = await (kind === 'primary'
      ? call(setMainEmail, { body: { email, primary: true } })
      : call(removeEmail, { body: { email } }))
    keep(addresses)
    return addresses
  } catch (error) {
    throw kind === 'remove' && isUnknown(problemOf(error)) ? new ApiError(notKeptYet) : error
  }
}

/**
 * Looks whether an address was changed, after a lost answer. Whether a mail was sent cannot be looked
 * up.
 */
export async function lookForEmail(
  { call, keep }: Pick<EmailDeps, 'call' | 'keep'>,
  { kind, email }: EmailChange,
): Promise<unknown> {
  const read = await call(listEmails)
  keep(read)
  if (kind === 'send') throw new ApiError({ kind: 'unclear' })
  const address = read.data.find((one) => one.email === email)
  if (!address) return ifAbsent(read, kind === 'remove' ? read : null)
  return kind === 'primary' && address.primary ? read : null
}

/**
 * Mails the verification of an address. The service mails the code of an unsaved address only once:
 * it refuses another one with 403, or does not know the address any more, and is asked to add it
 * again. A stored one it refuses so where it has just mailed its link.
 */
export async function sendVerification(
  { call, keep, added }: EmailDeps,
  email: string,
): Promise<unknown> {
  const body = { email }
  try {
    return await call(mailVerification, { body })
  } catch (error) {
    const problem = problemOf(error)
    if (!isUnknown(problem) && problem.kind !== 'forbidden') throw error
  }
  try {
    const addresses = await call(addEmail, { body })
    keep(addresses)
    added(email)
    return addresses
  } catch (error) {
    const isStored = isRefusedWith(problemOf(error), 'duplicate_email')
    throw isStored ? new ApiError({ kind: 'rateLimited', seconds: null }) : error
  }
}

const isUnknown = (problem: ApiProblem) => isRefusedWith(problem, 'unknown_email')

const notKeptYet: ApiProblem = {
  kind: 'refused',
  errors: [
    {
      code: 'not_kept_yet',
      message: emailMessages.text('notKeptYet', { count: mailedCodeMinutes }),
    },
  ],
}

/** Whether an address could not be deleted because the service has not saved it yet. */
export function isNotKeptYet(problem: ApiProblem): boolean {
  return problem === notKeptYet
}

/** Whether the service adds no address because a second factor is on. */
export function isBlocked(problem: ApiProblem): boolean {
  return isRefusedWith(problem, 'add_email_blocked')
}
