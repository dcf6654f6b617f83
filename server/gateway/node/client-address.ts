import { BlockList, isIP } from 'node:net'

export interface ClientAddresses {
  /** The client's address behind proxies of our own. */
  of(socketAddress: string | undefined, forwardedFor: string | undefined): string | undefined
  /** Whether an address is that of a proxy of our own. */
  isProxy(address: string): boolean
}

/**
 * `trusted` lists addresses or ranges (`10.0.0.0/8`) of our proxies. X-Forwarded-For counts only
 * when a trusted proxy sent it, read from the right up to the first address that is not ours.
 * Throws on an entry that is neither address nor range.
 */
export function createClientAddresses(trusted: readonly string[]): ClientAddresses {
  const ours = new BlockList()
  for (const entry of trusted) addRange(ours, entry)
  const isOurs = (address: string) => ours.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

  return {
    isProxy: (address) => isOurs(withoutMapping(address) ?? address),
    of(socketAddress, forwardedFor) {
      const direct = withoutMapping(socketAddress)
      if (!direct || !forwardedFor || !isOurs(direct)) return direct
      const hops = forwardedFor.split(',').map((hop) => withoutMapping(hop.trim()))
      for (const hop of hops.reverse()) {
        if (!hop || isIP(hop) === 0) return direct
        if (!isOurs(hop)) return hop
      }
      return direct
    },
  }
}

function addRange(ours: BlockList, entry: string): void {
  const [address = '', prefix] = entry.split('/')
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  if (isIP(address) === 0) throw new Error(`TRUSTED_PROXY: ${entry} is not an address or a range`)
  if (prefix === undefined) ours.addAddress(address, family)
  else ours.addSubnet(address, Number(prefix), family)
}

/** IPv4 clients of an IPv6 socket have addresses such as `::ffff:203.0.113.5`. */
function withoutMapping(address: string | undefined): string | undefined {
  return address?.replace(/^::ffff:(?=\d+\.)/i, '')
}
