import type { HostName } from './differences'
import type { Answer, Asking } from './exchange'
import type { SampleSite } from './sample-site'

/** A running host of the sample site. */
export interface Host {
  port: number
  site: SampleSite
  stop: () => Promise<void>
}

/** The host of the running tests, and a shorter way to ask it. */
export interface HostUnderTest {
  name: HostName
  ask: (path: string, asking?: Asking) => Promise<Answer>
  site: () => SampleSite
  portOf: () => number
}
