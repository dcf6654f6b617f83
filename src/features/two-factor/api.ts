import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import type { TotpAnswer } from '#contract/allauth/account-answers'
import type { AnswerOf } from '#contract/endpoints/endpoint'
import * as endpoints from '#contract/endpoints/sign-in-account'
import { listAuthenticators } from '#contract/endpoints/sign-in-session'
import { ApiError, problemOf } from '#lib/http/problem'
import { authCall } from '#session/auth-request'
import { interruptedChange } from '#session/interrupted-change'
import { ifAbsent, sendThenLook } from '#session/lost-answer'
import { queryKeyOf } from '#session/use-account-query'
import { type CodeToCheck, type TotpSetup, totpActivationMachine } from './totp-activation-machine'

/** Deactivates the authenticator app. */
export type AppRemoval = { kind: 'removeApp' }
/**
 * Replaces the recovery codes made at `madeAt`, in seconds since 1970; null where there were none,
 * undefined where that is not known.
 */
export type CodesRenewal = { kind: 'renewCodes'; madeAt: number | null | undefined }

/** The changes that reauthentication interrupted. */
export const interruptedRemoval = interruptedChange<AppRemoval>()
export const interruptedRenewal = interruptedChange<CodesRenewal>()

/** Looks whether the app is still there, after a lost answer. */
export async function lookForApp(queries: QueryClient): Promise<unknown> {
  const read = await authCall(listAuthenticators)
  if (read.data.some(({ type }) => type === 'totp')) return null
  ifAbsent(read, read)
  await forgetApp(queries)
  return read
}

async function forgetApp(queries: QueryClient): Promise<void> {
  queries.removeQueries({ queryKey: queryKeyOf(endpoints.readRecoveryCodes) })
  await queries.invalidateQueries({ queryKey: queryKeyOf(listAuthenticators) })
}

/** Looks whether there are new codes, after a lost answer, and stores them to be shown. */
export async function lookForCodes(
  queries: QueryClient,
  { madeAt }: CodesRenewal,
): Promise<unknown> {
  if (madeAt === undefined) throw new ApiError({ kind: 'unclear' })
  try {
    const codes = await authCall(endpoints.readRecoveryCodes)
    if (codes.data.created_at === madeAt) return null
    await storeCodes(queries, codes)
    return codes
  } catch (error) {
    // There are none.
    if (problemOf(error).kind === 'missing') return null
    throw error
  }
}

async function storeCodes(
  queries: QueryClient,
  codes: AnswerOf<typeof endpoints.readRecoveryCodes>,
): Promise<void> {
  queries.setQueryData(queryKeyOf(endpoints.readRecoveryCodes), codes)
  await queries.invalidateQueries({ queryKey: queryKeyOf(listAuthenticators) })
}

/** Recovery codes are removed with the last factor. */
export async function removeApp(queries: QueryClient): Promise<void> {
  await authCall(endpoints.removeTotp)
  await forgetApp(queries)
}

export async function renewCodes(queries: QueryClient): Promise<void> {
  await storeCodes(queries, await authCall(endpoints.makeRecoveryCodes))
}

/** The secret and the code of an activation that reauthentication interrupted. */
export const interruptedSetup = interruptedChange<CodeToCheck>()

/** The machine with its requests to the sign-in service. */
export const totpActivation = totpActivationMachine.provide({
  actors: {
    readSetup: fromPromise(() => readSetup()),
    activate: fromPromise<'activated' | 'active', CodeToCheck>(({ input }) => activate(input)),
  },
})

/** A new secret, unless reauthentication is required to activate it. @throws ApiError */
async function readSetup(): Promise<TotpSetup | 'active'> {
  const setup = await readSecret()
  if (setup !== 'active') await failIfReauthenticationIsDue()
  return setup
}

/**
 * Fails where the service would require reauthentication for the first code. Reading the secret does
 * not show this, so the options of a new key are requested, which require it, too; the session
 * receives the 401. Not in parallel with the secret: the service stores both in one session.
 */
async function failIfReauthenticationIsDue(): Promise<void> {
  try {
    await authCall(endpoints.readNewPasskeyOptions)
  } catch (error) {
    if (problemOf(error).kind === 'reauthenticationRequired') throw error
  }
}

/** An upstream without QR codes has no `…/svg`: the secret alone is enough. */
async function readSecret(): Promise<TotpSetup | 'active'> {
  try {
    return setupIn(await authCall(endpoints.readTotpPicture))
  } catch (error) {
    if (problemOf(error).kind !== 'missing') throw error
    return setupIn(await authCall(endpoints.readTotp))
  }
}

function setupIn(answer: TotpAnswer): TotpSetup | 'active' {
  if (answer.status === 200) return 'active'
  const { secret, totp_url, totp_svg, totp_svg_data_uri } = answer.meta
  const svgUrl = totp_svg ? `data:image/svg+xml,${encodeURIComponent(totp_svg)}` : null
  return { secret, url: totp_url, picture: totp_svg_data_uri ?? svgUrl }
}

/** Whether the first code has activated the app, or it was active already. @throws ApiError */
async function activate({ setup, code }: CodeToCheck): Promise<'activated' | 'active'> {
  const look = async () => {
    const read = await authCall(listAuthenticators)
    return read.data.some(({ type }) => type === 'totp') ? read : ifAbsent(read, null)
  }
  try {
    await sendThenLook<unknown>(() => authCall(endpoints.activateTotp, { body: { code } }), look)
    return 'activated'
  } catch (error) {
    const { kind } = problemOf(error)
    // Perhaps an earlier code, whose answer was lost, has activated it.
    if (kind === 'conflict' && (await look().catch(() => null))) return 'active'
    // Stored here, because the page is unmounted by the time the machine ends.
    if (kind === 'reauthenticationRequired') interruptedSetup.keep({ setup, code })
    throw error
  }
}
