/** The address may not be opened. */
export class NavigationRefused extends Error {
  override readonly name = 'NavigationRefused'
}

type Destination = { kind: 'page'; path: string } | { kind: 'external'; url: string }

interface NavigationRule {
  /** Other origins are allowed. */
  external?: boolean
}

/**
 * Resolves an address on a page of `origin`.
 * @throws NavigationRefused for another origin where `external` is off, and always for protocols
 *   other than http and https
 */
export function destinationOf(
  address: string,
  origin: string,
  { external = false }: NavigationRule = {},
): Destination {
  const url = parse(address, origin)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new NavigationRefused(`Cannot navigate to a URL with '${url.protocol}' protocol`)
  }
  if (url.origin === origin) {
    return { kind: 'page', path: url.pathname + url.search + url.hash }
  }
  if (!external) {
    throw new NavigationRefused('Navigating to an external URL is not allowed by default')
  }
  return { kind: 'external', url: url.href }
}

function parse(address: string, origin: string): URL {
  try {
    return new URL(address, origin)
  } catch {
    throw new NavigationRefused('Cannot navigate to what is no URL')
  }
}
