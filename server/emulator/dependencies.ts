import type { Provider } from '#contract/allauth/session-answer'
import type { PasswordHashes } from './auth/password-policy'
import type { Clock, ShiftedClock } from './clock'
import type { Store } from './database/store'
import type { RateLimits } from './lib/rate-limits'
import type { LiveSockets } from './notifications/sockets'
import type { Seed } from './seed/seed-schema'
import type { AccountSettings } from './test-controls/account-settings'
import type { FaultRules } from './test-controls/fault-rules'

/** Injected dependencies of the emulator. */
export interface EmulatorDeps {
  store: Store
  /** Content that the store is reset to. */
  seed: Seed
  clock: Clock
  /** A number from 0 up to, not including, 1. */
  random(): number
  /** Unpredictable bytes for tokens, codes and challenges. */
  randomBytes(size: number): Uint8Array
  passwords: PasswordHashes
  /** Open web sockets of notifications. */
  live: LiveSockets
  /** Public URL of the site without a trailing slash: links in mails lead there. */
  siteUrl: string
  /** URL of the emulator itself without a trailing slash. */
  ownUrl: string
  /**
   * True: the API is improved where the real one falls short (display names, idempotency keys,
   * gross orders, stable cart ids, editable pending reviews, revoked access tokens). False, plain
   * mode: every endpoint answers exactly as the recorded real API.
   */
  extensions: boolean
  /** Called with the changed API list after staff (a test control) changes public content. */
  contentChanged?: (what: string) => void
  /** Logs unexpected errors. */
  report(problem: unknown): void
}

/** Dependencies of the routes, with the state that test controls may change. */
export interface RouteDeps extends EmulatorDeps {
  clock: ShiftedClock
  limits: RateLimits
  faults: FaultRules
  accounts: AccountSettings
  /** Identity providers as the auth service lists them. */
  providers: readonly Provider[]
}
