import type { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import * as z from 'zod/mini'
import {
  type AssertionCredential,
  assertionCredential,
  type RegistrationCredential,
  registrationCredential,
} from '../../../contract/allauth/webauthn-credential'
import type { CreationOptions, RequestOptions } from '../../../contract/allauth/webauthn-options'
import type { PasskeyOutcome } from './passkey-outcome'
import { readPasskeyFailure } from './read-passkey-failure'

/** How long a browser asks where the service names no time, in ms (WebAuthn, section 15.1). */
const usualTimeout = 300_000
/** A browser that gives up in time may do so a little early, in ms. */
const grace = 250

type CreationJson = Parameters<typeof startRegistration>[0]['optionsJSON']
type RequestJson = Parameters<typeof startAuthentication>[0]['optionsJSON']

type Speaker = Awaited<ReturnType<typeof load>>

/** Speaks with devices; it arrives after the page that needs it, which can be used meanwhile. */
let speaker: Speaker | undefined
/** How often the device was told to stop. */
let stops = 0

/** Whether this browser knows passkeys at all. */
export function canUsePasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function'
}

/** Whether this browser offers passkeys in the suggestions of a field. */
export async function canSuggestPasskeys(): Promise<boolean> {
  return (await speakerHere()).browserSupportsWebAuthnAutofill()
}

/** Has the device make a passkey. It never rejects. */
export function createPasskey(
  options: CreationOptions,
): Promise<PasskeyOutcome<RegistrationCredential>> {
  // The API contract checked every member that the package types more narrowly.
  const optionsJSON = options.publicKey as CreationJson
  return ceremony(optionsJSON.timeout, registrationCredential, (device) =>
    device.startRegistration({ optionsJSON }),
  )
}

/** Asks the device to prove that it has a passkey, in a window of its own. It never rejects. */
export function askPasskey(options: RequestOptions): Promise<PasskeyOutcome<AssertionCredential>> {
  const optionsJSON = options.publicKey as RequestJson
  return ceremony(optionsJSON.timeout, assertionCredential, (device) =>
    device.startAuthentication({ optionsJSON }),
  )
}

/**
 * Offers passkeys among the suggestions of the field whose `autocomplete` ends in `webauthn`, for
 * as long as nobody chooses one. Any other question for a passkey stops it.
 */
export function suggestPasskey(
  options: RequestOptions,
): Promise<PasskeyOutcome<AssertionCredential>> {
  const optionsJSON = options.publicKey as RequestJson
  return ceremony(undefined, assertionCredential, (device) =>
    device.startAuthentication({ optionsJSON, useBrowserAutofill: true }),
  )
}

/** Takes back whatever the device is being asked; it then ends as `stopped`. */
export function stopAskingPasskey(): void {
  stops += 1
  speaker?.WebAuthnAbortService.cancelCeremony()
}

async function ceremony<Schema extends z.ZodMiniType>(
  timeout: number | undefined,
  schema: Schema,
  begin: (device: Speaker) => Promise<unknown>,
): Promise<PasskeyOutcome<z.output<Schema>>> {
  if (!canUsePasskeys()) return { kind: 'unsupported' }
  const stopsBefore = stops
  let timeIsUp = false
  const timer = setTimeout(
    () => {
      timeIsUp = true
    },
    (timeout ?? usualTimeout) - grace,
  )
  try {
    const device = await speakerHere()
    if (stops !== stopsBefore) return { kind: 'stopped' }
    return { kind: 'made', credential: z.parse(schema, await begin(device)) }
  } catch (failure) {
    return readPasskeyFailure(failure, timeIsUp)
  } finally {
    clearTimeout(timer)
  }
}

async function speakerHere(): Promise<Speaker> {
  speaker ??= await load()
  return speaker
}

async function load() {
  const {
    browserSupportsWebAuthnAutofill,
    startAuthentication,
    startRegistration,
    WebAuthnAbortService,
  } = await import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser')
  return {
    browserSupportsWebAuthnAutofill,
    startAuthentication,
    startRegistration,
    WebAuthnAbortService,
  }
}
