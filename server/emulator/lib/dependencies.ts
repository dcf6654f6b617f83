import type { Provider } from '#contract/allauth/session-answer'
import type { CachePurged } from '#contract/hooks/cache-purge'
import type { Store } from '../database/store'
import type { AccountSettings } from './account-settings'
import type { CachedAnswers } from './cached-answers'
import type { Clock, ShiftedClock } from './clock'
import type { LiveSockets } from './live-sockets'
import type { PasswordHashes } from './password-hashes'
import type { RateLimits } from './rate-limits'
import type { ShopSettings } from './shop-settings'
import type { WorkerSettings } from './worker-settings'

export interface EmulatorDeps {
  store: Store
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
  /** Called with the changed API list after staff (a test control) changes public content. */
  contentChanged?: (what: string) => void
  /** Calls the shop as "clear caches" in the admin does; absent without address or token. */
  purgeCaches?: (patterns: readonly string[], dryRun: boolean) => Promise<CachePurged>
  /** Logs unexpected errors. */
  report(problem: unknown): void
}

/** How the API treats new comments. */
export interface CommentSettings {
  /** Whether everybody sees them at once; otherwise they wait for staff. */
  areApproved: boolean
}

/** Dependencies of the routes, with the state that test controls may change. */
export interface RouteDeps extends EmulatorDeps {
  clock: ShiftedClock
  limits: RateLimits
  cached: CachedAnswers
  accounts: AccountSettings
  comments: CommentSettings
  shop: ShopSettings
  worker: WorkerSettings
  /** Identity providers as the auth service lists them. */
  providers: readonly Provider[]
}
