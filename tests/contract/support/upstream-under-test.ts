import type { providerPeople } from './accounts'

/** How mails verify an address: with a code, or with a link. */
export type Verification = 'code' | 'link'

/** A sent mail. */
export interface SentMail {
  to: string
  subject: string
  text: string
}

/** The provider that the upstream trusts; issues tokens. */
export interface ProviderUnderTest {
  id: string
  clientId: string
  /** A new id token of a person. */
  idToken(person: keyof typeof providerPeople): Promise<string>
}

/**
 * The sign-in service under test: the real one or the emulator. Accounts are those of `accounts.ts`;
 * rate limits are off unless a test turns them on.
 */
export interface UpstreamUnderTest {
  /** Sends one request; the path begins at the root. */
  ask(path: string, init?: RequestInit): Promise<Response>
  /** The mails since the last reset, oldest first. */
  mails(): Promise<SentMail[]>
  /** Milliseconds since 1970 on the upstream's clock. */
  now(): number
  /** Moves the clock forward. */
  advance(seconds: number): Promise<void>
  /** Restores the seeded accounts; deletes sessions, mails and rate limit counts. */
  reset(limits?: 'limits on' | 'limits off'): Promise<void>
  /** Sets how passwords are reset until the next `reset`; by link by default. */
  resetPasswordsBy(way: 'link' | 'code'): Promise<void>
  provider: ProviderUnderTest
  close(): Promise<void>
}
