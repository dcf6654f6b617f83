import type * as z from 'zod/mini'
import { emailAddresses } from '#contract/allauth/account-lists'
import { doneAnswer } from '#contract/allauth/refusal'
import { addMessages } from '#lib/i18n/messages'
import messages from '#locales/el/email-addresses.json'
import type { AuthRequest } from '#session/auth-client'
import { type AuthOutcome, isRefusedWith } from '#session/auth-outcome'
import { madeIf } from '#session/lost-answer'

/** Messages of the pages of e-mail addresses. */
export const emailMessages = addMessages('email-addresses', messages)

export type Addresses = z.output<typeof emailAddresses>

/** A change of an address in the list; `send` mails its verification. */
export interface EmailChange {
  kind: 'primary' | 'remove' | 'send'
  email: string
}

interface EmailDeps {
  request: AuthRequest
  /** Called with the list after a change. */
  keep: (addresses: Addresses) => void
  /** Called with an address that had to be added again for its mail. */
  added: (email: string) => void
}

const path = '/account/email'

/** Carries out a change of an address. */
export async function changeEmail(
  deps: EmailDeps,
  { kind, email }: EmailChange,
): Promise<AuthOutcome<unknown>> {
  if (kind === 'send') return sendVerification(deps, email)
  const { request, keep } = deps
  const outcome = await request({
    ...(kind === 'primary'
      ? { method: 'PATCH' as const, body: { email, primary: true } }
      : { method: 'DELETE' as const, body: { email } }),
    path,
    answer: emailAddresses,
  })
  if (outcome.kind === 'done') keep(outcome.data)
  return kind === 'remove' && isUnknown(outcome) ? notKeptYet : outcome
}

/**
 * Looks whether an address was changed, after a lost answer. Whether a mail was sent cannot be looked
 * up.
 */
export async function lookForEmail(
  { request, keep }: Pick<EmailDeps, 'request' | 'keep'>,
  { kind, email }: EmailChange,
): Promise<AuthOutcome<unknown>> {
  const read = await request({ path, answer: emailAddresses })
  if (read.kind === 'done') keep(read.data)
  if (kind === 'send') return { kind: 'unclear' }
  return madeIf(read, ({ data }) => {
    const address = data.find((one) => one.email === email)
    return kind === 'remove' ? !address : address?.primary === true
  })
}

/**
 * Mails the verification of an address. The service mails the code of an unsaved address only once:
 * it refuses another one with 403, or does not know the address any more, and is asked to add it
 * again. A stored one it refuses so where it has just mailed its link.
 */
export async function sendVerification(
  { request, keep, added }: EmailDeps,
  email: string,
): Promise<AuthOutcome<unknown>> {
  const again = await request({ method: 'PUT', path, body: { email }, answer: doneAnswer })
  if (!isUnknown(again) && again.kind !== 'forbidden') return again
  const anew = await request({ method: 'POST', path, body: { email }, answer: emailAddresses })
  if (isRefusedWith(anew, 'duplicate_email')) return { kind: 'rateLimited', seconds: null }
  if (anew.kind === 'done') {
    keep(anew.data)
    added(email)
  }
  return anew
}

const isUnknown = (outcome: AuthOutcome<unknown>) => isRefusedWith(outcome, 'unknown_email')

const notKeptYet: AuthOutcome<unknown> = {
  kind: 'refused',
  errors: [{ code: 'not_kept_yet', message: emailMessages.text('notKeptYet') }],
}

/** Whether an address could not be deleted because the service has not saved it yet. */
export function isNotKeptYet(outcome: AuthOutcome<unknown>): boolean {
  return outcome === notKeptYet
}

/** Whether the service adds no address because a second factor is on. */
export function isBlocked(outcome: AuthOutcome<unknown>): boolean {
  return isRefusedWith(outcome, 'add_email_blocked')
}
