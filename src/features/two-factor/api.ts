import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import type * as z from 'zod/mini'
import {
  authenticators,
  recoveryCodesAnswer,
  type TotpAnswer,
  totpActivated,
  totpAnswer,
} from '#contract/allauth/account-answers'
import { doneAnswer } from '#contract/allauth/refusal'
import { creationOptionsAnswer } from '#contract/allauth/webauthn'
import { authRequest } from '#session/auth-client'
import type { AuthOutcome } from '#session/auth-outcome'
import { interruptedChange } from '#session/interrupted-change'
import { madeIf, sendThenLook } from '#session/lost-answer'
import { accountKeys } from '#session/use-account-query'
import type { ActivationAnswer, SetupAnswer } from './totp-activation-machine'
import { type CodeToCheck, totpActivationMachine } from './totp-activation-machine'

/** Deactivates the authenticator app. */
export type AppRemoval = { kind: 'removeApp' }
/** Replaces the recovery codes made at `madeAt`, in seconds since 1970; null where there were none. */
export type CodesRenewal = { kind: 'renewCodes'; madeAt: number | null }

/** The changes that reauthentication interrupted. */
export const interruptedRemoval = interruptedChange<AppRemoval>()
export const interruptedRenewal = interruptedChange<CodesRenewal>()

const listPath = '/account/authenticators'
const codesPath = '/account/authenticators/recovery-codes'

/** Looks whether the app is still there, after a lost answer. */
export async function lookForApp(queries: QueryClient): Promise<AuthOutcome<unknown>> {
  const read = await authRequest({ path: listPath, answer: authenticators })
  const seen = madeIf(read, ({ data }) => data.every(({ type }) => type !== 'totp'))
  if (seen.kind === 'done' && seen.data) await forgetApp(queries)
  return seen
}

async function forgetApp(queries: QueryClient): Promise<void> {
  queries.removeQueries({ queryKey: accountKeys.recoveryCodes })
  await queries.invalidateQueries({ queryKey: accountKeys.authenticators })
}

/** Looks whether there are new codes, after a lost answer, and stores them to be shown. */
export async function lookForCodes(
  queries: QueryClient,
  { madeAt }: CodesRenewal,
): Promise<AuthOutcome<unknown>> {
  const read = await authRequest({ path: codesPath, answer: recoveryCodesAnswer })
  if (read.kind === 'missing') return { kind: 'done', data: null }
  const seen = madeIf(read, ({ data }) => data.created_at !== madeAt)
  if (seen.kind === 'done' && seen.data) await storeCodes(queries, seen.data)
  return seen
}

async function storeCodes(
  queries: QueryClient,
  codes: z.output<typeof recoveryCodesAnswer>,
): Promise<void> {
  queries.setQueryData(accountKeys.recoveryCodes, codes)
  await queries.invalidateQueries({ queryKey: accountKeys.authenticators })
}

/** `DELETE /account/authenticators/totp`; recovery codes are removed with the last factor. */
export async function removeApp(queries: QueryClient): Promise<AuthOutcome<unknown>> {
  const path = '/account/authenticators/totp'
  const outcome = await authRequest({ method: 'DELETE', path, answer: doneAnswer })
  if (outcome.kind === 'done') await forgetApp(queries)
  return outcome
}

/** `POST /account/authenticators/recovery-codes`. */
export async function renewCodes(queries: QueryClient): Promise<AuthOutcome<unknown>> {
  const path = codesPath
  const outcome = await authRequest({ method: 'POST', path, body: {}, answer: recoveryCodesAnswer })
  if (outcome.kind === 'done') await storeCodes(queries, outcome.data)
  return outcome
}

const path = '/account/authenticators/totp'

/** The secret and the code of an activation that reauthentication interrupted. */
export const interruptedSetup = interruptedChange<CodeToCheck>()

/** The machine with its requests to the sign-in service. */
export const totpActivation = totpActivationMachine.provide({
  actors: {
    readSetup: fromPromise<SetupAnswer>(() => readSetup()),
    activate: fromPromise<ActivationAnswer, CodeToCheck>(({ input }) => activate(input)),
  },
})

/** A new secret, unless reauthentication is required to activate it. */
async function readSetup(): Promise<SetupAnswer> {
  const setup = await readSecret()
  if (setup.kind !== 'done' || setup.data === 'active') return setup
  return (await isReauthenticationDue()) ? { kind: 'reauthenticationRequired' } : setup
}

/**
 * Whether the service would require reauthentication for the first code. Reading the secret does
 * not show this, so the options of a new key are requested, which require it, too; the session
 * receives the 401. Not in parallel with the secret: the service stores both in one session.
 */
async function isReauthenticationDue(): Promise<boolean> {
  const path = '/account/authenticators/webauthn'
  const outcome = await authRequest({ path, answer: creationOptionsAnswer })
  return outcome.kind === 'reauthenticationRequired'
}

/** An upstream without QR codes has no `…/svg`: the secret alone is enough. */
async function readSecret(): Promise<SetupAnswer> {
  const outcome = await authRequest({ path: `${path}/svg`, answer: totpAnswer })
  if (outcome.kind !== 'missing') return setupIn(outcome)
  return setupIn(await authRequest({ path, answer: totpAnswer }))
}

function setupIn(outcome: AuthOutcome<TotpAnswer>): SetupAnswer {
  if (outcome.kind !== 'done') return outcome
  if (outcome.data.status === 200) return { kind: 'done', data: 'active' }
  const { secret, totp_url, totp_svg, totp_svg_data_uri } = outcome.data.meta
  const svgUrl = totp_svg ? `data:image/svg+xml,${encodeURIComponent(totp_svg)}` : null
  return {
    kind: 'done',
    data: { secret, url: totp_url, picture: totp_svg_data_uri ?? svgUrl },
  }
}

async function activate({ setup, code }: CodeToCheck): Promise<ActivationAnswer> {
  const look = async () =>
    madeIf(await authRequest({ path: listPath, answer: authenticators }), ({ data }) =>
      data.some(({ type }) => type === 'totp'),
    )
  const outcome = await sendThenLook<unknown>(
    () => authRequest({ method: 'POST', path, body: { code }, answer: totpActivated }),
    look,
  )
  if (outcome.kind === 'conflict') {
    // Perhaps an earlier code, whose answer was lost, has activated it.
    const seen = await look()
    if (seen.kind === 'done' && seen.data) return { kind: 'done', data: 'active' }
  }
  // Stored here, because the page is unmounted by the time the machine ends.
  if (outcome.kind === 'reauthenticationRequired') interruptedSetup.keep({ setup, code })
  return outcome
}
