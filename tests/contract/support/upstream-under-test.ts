import type { providerPeople } from './accounts'

/** How mails verify an address: with a code, or with a link. */
export type Verification = 'code' | 'link'

/** A mail as the person finds it. */
export interface SentMail {
  to: string
  subject: string
  text: string
}

/** The provider that the upstream trusts, and a way to its tokens. */
export interface ProviderUnderTest {
  id: string
  clientId: string
  /** A token that says who somebody is, fresh for each call. */
  idToken(person: keyof typeof providerPeople): Promise<string>
}

/**
 * A sign-in service that sits the exam: the real one or the emulator. Accounts are those of
 * `accounts.ts`; rate limits are off unless an exam turns them on.
 */
export interface UpstreamUnderTest {
  /** Sends one request; the path begins at the root. */
  ask(path: string, init?: RequestInit): Promise<Response>
  /** The mails since the last reset, oldest first. */
  mails(): Promise<SentMail[]>
  /** Milliseconds since 1970 on the upstream's clock. */
  now(): number
  /** Lets so many seconds pass. */
  advance(seconds: number): Promise<void>
  /** People as at the start; no session, no mail, no count. */
  reset(limits?: 'limits on' | 'limits off'): Promise<void>
  /** How a forgotten password is replaced, until the next reset; by a link at first. */
  resetPasswordsBy(way: 'link' | 'code'): Promise<void>
  provider: ProviderUnderTest
  close(): Promise<void>
}
