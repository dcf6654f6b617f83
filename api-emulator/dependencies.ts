import type { Provider } from '../contract/allauth/provider'
import type { PasswordHashes } from './auth/password-hashes'
import type { Clock, ShiftedClock } from './clock'
import type { RateLimits } from './limits/rate-limits'
import type { LiveLine } from './notifications/live-line'
import type { Seed } from './seed/seed'
import type { Store } from './store/open-store'
import type { AccountSwitches } from './test-controls/account-controls'
import type { FaultBoard } from './test-controls/fault-board'

/** What the emulator is made of; everything that changes from run to run is handed in. */
export interface EmulatorDeps {
  store: Store
  /** What the store is planted with again when everything is reset. */
  seed: Seed
  clock: Clock
  /** A number from 0 up to, not including, 1. */
  random(): number
  /** That many bytes that nobody can guess, for tokens, codes and challenges. */
  randomBytes(size: number): Uint8Array
  passwords: PasswordHashes
  /** The sockets on which people hear of notifications. */
  live: LiveLine
  /** Where people see the site, without a slash at the end: links in mails lead there. */
  siteUrl: string
  /** Where the emulator itself is reached, without a slash at the end. */
  ownUrl: string
  /**
   * True: the API is improved where the real one falls short (display names, order keys, gross
   * orders, kept cart ids, editable pending reviews, ended access tokens). False, plain mode: every
   * endpoint answers exactly as the recorded real API did.
   */
  extensions: boolean
  /** Learns of faults that nobody foresaw. */
  report(problem: unknown): void
}

/** The parts as the routes see them: with the switches that may be set while it runs. */
export interface RouteDeps extends EmulatorDeps {
  clock: ShiftedClock
  limits: RateLimits
  faults: FaultBoard
  accounts: AccountSwitches
  /** Providers that can be signed in with, as the sign-in service names them. */
  providers: readonly Provider[]
}
