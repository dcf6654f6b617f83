/** How asking the device for a passkey ends; the account itself knows nothing of it yet. */
export type PasskeyOutcome<Credential> =
  /** Made, or proven: to be sent to the sign-in service. */
  | { kind: 'made'; credential: Credential }
  /** The person closed the device's window. */
  | { kind: 'cancelled' }
  /** Nobody answered the device's window. */
  | { kind: 'timedOut' }
  /** Neither the browser nor anything plugged in can do what is asked. */
  | { kind: 'unsupported' }
  /** Only while making: this device has a passkey of the account. */
  | { kind: 'alreadyThere' }
  /** The address of the page is not one that the passkeys belong to. */
  | { kind: 'wrongPlace' }
  /** The page itself stopped, e.g. for another question; nothing is to be said. */
  | { kind: 'stopped' }
  /** The device broke; `reason` is for logs only. */
  | { kind: 'failed'; reason: string }

export type PasskeyOutcomeKind = PasskeyOutcome<unknown>['kind']

/** What went wrong, where something did that is worth a sentence. */
export type PasskeyProblem = Exclude<PasskeyOutcomeKind, 'made' | 'stopped'>
