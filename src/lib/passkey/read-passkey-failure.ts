import type { PasskeyOutcome } from './passkey-outcome'

type Failure = Exclude<PasskeyOutcome<never>, { kind: 'made' }>

/**
 * Names why a browser gave no passkey (WebAuthn level 3, sections 5.1.3 and 5.1.4). Browsers say
 * `NotAllowedError` both when a person closes the window and when nobody answers it.
 * @param timeIsUp whether the question stood for as long as it was allowed to
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
