import type { HostName } from './differences'
import type { Answer, Asking } from './exchange'
import type { SampleSite } from './sample-site'

/** A running host of the sample site. */
export interface Host {
  port: number
  site: SampleSite
  stop: () => Promise<void>
}

/** The tested host, with a short function for requests. */
export interface HostUnderTest {
  name: HostName
  ask: (path: string, asking?: Asking) => Promise<Answer>
  site: () => SampleSite
  portOf: () => number
}
