import type { UpstreamFetch } from '#upstream/client'
import type { GatewayConfig } from './config/read-config'
import type { LogEntry } from './operations/log'
import type { Metrics } from './operations/metrics'
import type { SharedState } from './shared/shared-state'
import type { SiteSource } from './static-site/published-site'

export interface GatewayDeps {
  config: GatewayConfig
  fetch: UpstreamFetch
  /** Now, in milliseconds since 1970. */
  clock: () => number
  /** Random bytes, fit for keys. */
  random: (length: number) => Uint8Array<ArrayBuffer>
  site: SiteSource
  /**
   * Requests a rebuild outside of this process; settles once it is requested or, where that is
   * known, has ended. Without it `POST /hooks/content` does not exist.
   */
  startRebuild?: () => Promise<void>
  log: (entry: LogEntry) => void
  /** False while lines of the log cannot be written; if absent, they always can. */
  isLogWritten?: () => boolean
  /** Metrics for the operator; nothing is counted if absent. */
  metrics?: Metrics | undefined
  /** State that all copies of the gateway share; if absent, this copy keeps its own. */
  shared?: SharedState | undefined
}
