import type {
  AssertionCredential,
  CreationOptions,
  RequestOptions,
} from '#contract/allauth/webauthn'
import { now } from '../time/clock'

/** The signal methods of WebAuthn level 3, section 5.1.10, which not every browser has. */
interface Signals {
  signalUnknownCredential?: (about: { rpId: string; credentialId: string }) => Promise<void>
  signalAllAcceptedCredentials?: (about: {
    rpId: string
    userId: string
    allAcceptedCredentialIds: string[]
  }) => Promise<void>
}

/** A service keeps a challenge for so long, in ms; after that it refuses every passkey. */
const challengeLasts = 300_000

/** The options of the request that was made last. */
let asked: { rpId: string; at: number } | null = null

/** Notes for which domain passkeys are requested, and when. */
export function notePasskeyRequest({ publicKey }: RequestOptions): void {
  asked = { rpId: publicKey.rpId ?? location.hostname, at: now() }
}

/**
 * Tells the browser that the service did not accept a passkey for signing in, so that it is not
 * offered again. Not where the challenge may have been too old, because the passkey may be right.
 */
export function signalUnknownPasskey({ id }: Pick<AssertionCredential, 'id'>): void {
  if (!asked || now() - asked.at > challengeLasts) return
  const { rpId } = asked
  void send((signals) => signals.signalUnknownCredential?.({ rpId, credentialId: id }))
}

/** Whether the browser can be told which passkeys are known. */
export function takesKnownPasskeys(): boolean {
  return signalsOf().signalAllAcceptedCredentials !== undefined
}

/** Tells the browser which passkeys of a user the service knows; it offers no others any more. */
export function signalKnownPasskeys({ publicKey }: CreationOptions): void {
  const { rp, user, excludeCredentials = [] } = publicKey
  const about = {
    rpId: rp.id ?? location.hostname,
    userId: user.id,
    allAcceptedCredentialIds: excludeCredentials.map(({ id }) => id),
  }
  void send((signals) => signals.signalAllAcceptedCredentials?.(about))
}

const signalsOf = () => (globalThis.PublicKeyCredential ?? {}) as Signals

/** A signal is a hint: a browser that cannot take it changes nothing. */
async function send(signal: (signals: Signals) => Promise<void> | undefined): Promise<void> {
  try {
    await signal(signalsOf())
  } catch {
    // For instance a domain that is not this page's.
  }
}
