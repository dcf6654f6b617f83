/** The hosts that serve the site. */
export type HostName = 'gateway' | 'nginx in front' | 'nginx with files'

/** A difference between a host and the gateway, and its reason. */
export interface Difference {
  host: HostName
  topic: Topic
  /** Behaviour of the host; the tests expect exactly this. */
  instead: string
  reason: string
}

/** Points of the contract in which hosts differ. */
export type Topic = 'entity tag' | 'weights of encodings' | 'foreign target'

/** Every difference that a host cannot avoid; docs/deploy explain them. */
export const differences: readonly Difference[] = [
  {
    host: 'nginx in front',
    topic: 'foreign target',
    instead: 'the page of the site, whichever host the target of a proxy names',
    reason: 'nginx extracts the path of such a target before it forwards the request',
  },
  {
    host: 'nginx with files',
    topic: 'foreign target',
    instead: 'the page of the site, whichever host the target of a proxy names',
    reason: 'nginx extracts the path of such a target before it looks for the file',
  },
  {
    host: 'nginx with files',
    topic: 'entity tag',
    instead: 'time and size of the file in hexadecimal digits, and Last-Modified',
    reason: 'nginx compares If-None-Match only with its own tag',
  },
  {
    host: 'nginx with files',
    topic: 'weights of encodings',
    instead: 'br whenever it is accepted at all',
    reason: 'the brotli module ignores weights other than 0',
  },
]

/** The difference of a host in one point; null if it behaves like the gateway. */
export function differenceOf(host: HostName, topic: Topic): Difference | null {
  return differences.find((one) => one.host === host && one.topic === topic) ?? null
}
