/** Names that no public DNS answers: one word, or a suffix that is reserved for own networks. */
const privateNames = /^(?:[a-z0-9_-]+|.+\.(?:localhost|local|internal|lan|home\.arpa|svc))\.?$/

/** Loopback, private, link-local and carrier-shared addresses (RFC 6890), as URLs spell them. */
const privateAddresses = [
  /^127\.|^10\.|^192\.168\.|^169\.254\./,
  /^172\.(?:1[6-9]|2\d|3[01])\./,
  /^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
  /^\[(?:::1|f[cd][0-9a-f:]+|fe[89ab][0-9a-f:]+)\]$/,
]

const isAddress = (host: string) => /^[\d.]+$|^0x|^\[/.test(host)

/**
 * Whether a host of a URL can only be one of an own network, over which nobody else reads.
 * @param host as `URL.hostname` gives it: lower case, IPv4 with four numbers, IPv6 in brackets
 */
export function isPrivateHost(host: string): boolean {
  if (isAddress(host)) return privateAddresses.some((range) => range.test(host))
  return privateNames.test(host)
}
