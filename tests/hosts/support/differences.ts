/** The hosts that serve the site. */
export type HostName = 'gateway' | 'nginx in front' | 'nginx with files' | 'worker'

/** What a host does otherwise than the gateway, and why. */
export interface Difference {
  host: HostName
  topic: Topic
  /** What it does instead; the tests expect just that. */
  instead: string
  reason: string
}

/** Points of the contract in which hosts differ. */
export type Topic =
  | 'entity tag'
  | 'weights of encodings'
  | 'unclean paths'
  | 'foreign target'
  | 'live socket'

/** Every difference that a host cannot avoid; `differenceOf` finds one, docs/deploy explain them. */
export const differences: readonly Difference[] = [
  {
    host: 'nginx in front',
    topic: 'foreign target',
    instead: 'the page of the site, whichever host the target of a proxy names',
    reason: 'nginx takes the path out of such a target before it passes it on',
  },
  {
    host: 'nginx with files',
    topic: 'foreign target',
    instead: 'the page of the site, whichever host the target of a proxy names',
    reason: 'nginx takes the path out of such a target before it looks for the file',
  },
  {
    host: 'worker',
    topic: 'foreign target',
    instead: 'the page of the site, whichever host the target of a proxy names',
    reason: 'the platform decides by host which worker is asked; the raw target is not known',
  },
  {
    host: 'nginx with files',
    topic: 'entity tag',
    instead: 'time and size of the file in hexadecimal digits, and Last-Modified',
    reason: 'nginx compares If-None-Match with its own tag alone',
  },
  {
    host: 'nginx with files',
    topic: 'weights of encodings',
    instead: 'br wherever it is taken at all',
    reason: 'the brotli module reads no weights but 0',
  },
  {
    host: 'worker',
    topic: 'unclean paths',
    instead: 'the tidied path, which leads to a page, a redirect or 404, never out of the site',
    reason: 'the runtime tidies dot segments before the worker sees the address',
  },
  {
    host: 'worker',
    topic: 'live socket',
    instead: '501, so that pages ask again later without a socket',
    reason: 'no web standard lets a worker accept a socket',
  },
]

/** How a host differs in one point; null where it does as the gateway does. */
export function differenceOf(host: HostName, topic: Topic): Difference | null {
  return differences.find((one) => one.host === host && one.topic === topic) ?? null
}
