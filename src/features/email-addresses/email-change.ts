import type * as z from 'zod/mini'
import { emailAddresses } from '../../../contract/allauth/email-address'
import { doneAnswer } from '../../../contract/allauth/ok-answer'
import type { AuthOutcome } from '../../session/auth-outcome'
import type { ChangeOutcome } from '../../session/change-machine'
import type { AuthRequest } from '../../session/create-auth-request'
import { emailMessages } from './email-texts'

export type Addresses = z.output<typeof emailAddresses>

/** What can be done with an address of the list; `send` mails what verifies it. */
export interface EmailChange {
  kind: 'primary' | 'remove' | 'send'
  email: string
}

interface EmailDeps {
  ask: AuthRequest
  /** Hears the list as it is after a change. */
  keep: (addresses: Addresses) => void
  /** Hears of an address that had to be added to get its mail. */
  added: (email: string) => void
}

const path = '/account/email'

/** Carries out a change of the addresses (R292). */
export async function changeEmail(
  deps: EmailDeps,
  { kind, email }: EmailChange,
): Promise<ChangeOutcome> {
  if (kind === 'send') return sendVerification(deps, email)
  const { ask, keep } = deps
  const outcome = await ask({
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
 * Mails what verifies an address. That it was mailed a moment ago the service says with 403 or 429,
 * by its version: both are a wait here. An address that it keeps only until its code arrives is
 * unknown to a second mail: it is added anew.
 */
export async function sendVerification(
  { ask, keep, added }: EmailDeps,
  email: string,
): Promise<ChangeOutcome> {
  const again = await ask({ method: 'PUT', path, body: { email }, answer: doneAnswer })
  if (again.kind === 'forbidden') return { kind: 'heldBack', seconds: null }
  if (!isUnknown(again)) return again
  const anew = await ask({ method: 'POST', path, body: { email }, answer: emailAddresses })
  if (anew.kind === 'done') {
    keep(anew.data)
    added(email)
  }
  return anew
}

function isUnknown(outcome: AuthOutcome<unknown>): boolean {
  return outcome.kind === 'refused' && outcome.errors.some(({ code }) => code === 'unknown_email')
}

const notKeptYet: ChangeOutcome = {
  kind: 'refused',
  errors: [{ code: 'not_kept_yet', message: emailMessages.text('notKeptYet') }],
}

/** Whether an address could not be deleted because the service does not keep it yet. */
export function isNotKeptYet(outcome: ChangeOutcome): boolean {
  return outcome === notKeptYet
}

/** Whether the service adds no address because a second factor is on. */
export function isBlocked(outcome: AuthOutcome<unknown>): boolean {
  return (
    outcome.kind === 'refused' && outcome.errors.some(({ code }) => code === 'add_email_blocked')
  )
}
