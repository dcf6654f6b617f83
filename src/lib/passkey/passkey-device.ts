import type { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import * as z from 'zod/mini'
import {
  type AssertionCredential,
  assertionCredential,
  type CreationOptions,
  type RegistrationCredential,
  type RequestOptions,
  registrationCredential,
} from '#contract/allauth/webauthn'

/** The result of a device's WebAuthn call, before it is sent to the service. */
export type PasskeyOutcome<Credential> =
  /** Created or asserted: to be sent to the sign-in service. */
  | { kind: 'made'; credential: Credential }
  /** The user closed the device's dialog. */
  | { kind: 'cancelled' }
  /** The device's dialog timed out. */
  | { kind: 'timedOut' }
  /** Neither the browser nor a connected key supports it. */
  | { kind: 'unsupported' }
  /** Only when creating: this device has a passkey of the account. */
  | { kind: 'alreadyThere' }
  /** The origin does not match the passkeys' domain. */
  | { kind: 'wrongPlace' }
  /** The page itself cancelled, e.g. for another call; nothing is reported. */
  | { kind: 'stopped' }
  /** The device failed; `reason` is for logs only. */
  | { kind: 'failed'; reason: string }

export type PasskeyOutcomeKind = PasskeyOutcome<unknown>['kind']

/** The results that are shown to the user. */
export type PasskeyProblem = Exclude<PasskeyOutcomeKind, 'made' | 'stopped'>

/** Default timeout of a dialog, in ms (WebAuthn, section 15.1). */
const defaultTimeout = 300_000
/** A browser may time out a little early, in ms. */
const grace = 250

type CreationJson = Parameters<typeof startRegistration>[0]['optionsJSON']
type RequestJson = Parameters<typeof startAuthentication>[0]['optionsJSON']

type WebAuthn = Awaited<ReturnType<typeof load>>

/** The WebAuthn package, loaded when a page first needs it. */
let webAuthn: WebAuthn | undefined
/** Counts the calls of `stopAskingPasskey`. */
let stops = 0

/** Whether this browser supports passkeys. */
export function canUsePasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function'
}

/**
 * Whether this browser supports passkeys in a field's suggestions (conditional mediation). Asked of
 * the browser itself, so that the package loads only where there is something to do with it.
 */
export async function canSuggestPasskeys(): Promise<boolean> {
  if (!canUsePasskeys()) return false
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false
}

/** Creates a passkey on the device. It never rejects. */
export function createPasskey(
  options: CreationOptions,
): Promise<PasskeyOutcome<RegistrationCredential>> {
  // The contract's schema validated every member for which the package has a narrower type.
  const optionsJSON = options.publicKey as CreationJson
  return ceremony(optionsJSON.timeout, registrationCredential, (device) =>
    device.startRegistration({ optionsJSON }),
  )
}

/** Requests a passkey by the device's dialog. It never rejects. */
export function askPasskey(options: RequestOptions): Promise<PasskeyOutcome<AssertionCredential>> {
  const optionsJSON = options.publicKey as RequestJson
  return ceremony(optionsJSON.timeout, assertionCredential, (device) =>
    device.startAuthentication({ optionsJSON }),
  )
}

/**
 * Offers passkeys in the suggestions of the field whose `autocomplete` ends in `webauthn`, until
 * one is chosen. Any other call stops it.
 */
export function suggestPasskey(
  options: RequestOptions,
): Promise<PasskeyOutcome<AssertionCredential>> {
  const optionsJSON = options.publicKey as RequestJson
  return ceremony(undefined, assertionCredential, (device) =>
    device.startAuthentication({ optionsJSON, useBrowserAutofill: true }),
  )
}

/** Cancels the call under way; it then ends as `stopped`. */
export function stopAskingPasskey(): void {
  stops += 1
  webAuthn?.WebAuthnAbortService.cancelCeremony()
}

async function ceremony<Schema extends z.ZodMiniType>(
  timeout: number | undefined,
  schema: Schema,
  begin: (device: WebAuthn) => Promise<unknown>,
): Promise<PasskeyOutcome<z.output<Schema>>> {
  if (!canUsePasskeys()) return { kind: 'unsupported' }
  const stopsBefore = stops
  let timeIsUp = false
  const timer = setTimeout(
    () => {
      timeIsUp = true
    },
    (timeout ?? defaultTimeout) - grace,
  )
  try {
    const device = await loadWebAuthn()
    if (stops !== stopsBefore) return { kind: 'stopped' }
    return { kind: 'made', credential: z.parse(schema, await begin(device)) }
  } catch (failure) {
    return readPasskeyFailure(failure, timeIsUp)
  } finally {
    clearTimeout(timer)
  }
}

async function loadWebAuthn(): Promise<WebAuthn> {
  webAuthn ??= await load()
  return webAuthn
}

async function load() {
  const { startAuthentication, startRegistration, WebAuthnAbortService } = await import(
    /* webpackChunkName: "passkeys" */ '@simplewebauthn/browser'
  )
  return { startAuthentication, startRegistration, WebAuthnAbortService }
}

type Failure = Exclude<PasskeyOutcome<never>, { kind: 'made' }>

/**
 * Maps a browser's error to an outcome (WebAuthn level 3, sections 5.1.3 and 5.1.4). Browsers throw
 * `NotAllowedError` both when the user closes the dialog and when it times out.
 * @param timeIsUp whether the timeout was reached
 */
export function readPasskeyFailure(failure: unknown, timeIsUp: boolean): Failure {
  switch (nameOf(failure)) {
    case 'NotAllowedError':
      return { kind: timeIsUp ? 'timedOut' : 'cancelled' }
    case 'TimeoutError':
      return { kind: 'timedOut' }
    case 'AbortError':
      return { kind: 'stopped' }
    case 'InvalidStateError':
      return { kind: 'alreadyThere' }
    case 'ConstraintError':
    case 'NotSupportedError':
      return { kind: 'unsupported' }
    case 'SecurityError':
      return { kind: 'wrongPlace' }
    default:
      return { kind: 'failed', reason: String(failure) }
  }
}

function nameOf(failure: unknown): string {
  return failure instanceof Error || failure instanceof DOMException ? failure.name : ''
}
