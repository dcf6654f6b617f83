/**
 * The client that limits count for an address: IPv4 addresses one by one, also in IPv6 notation
 * (`::ffff:203.0.113.5`), and IPv6 addresses by their /64 network, which one client has whole.
 */
export function clientOfAddress(address: string): string {
  if (!address.includes(':')) return address
  const url = `http://[${address.replace(/%.*/, '')}]`
  if (!URL.canParse(url)) return address
  const groups = groupsOf(new URL(url).hostname.slice(1, -1))
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return isMapped ? ipv4Of(groups.slice(6)) : groups.slice(0, 4).join(':')
}

/** All eight groups of an address in which zeros may be shortened to `::`. */
export function groupsOf(address: string): string[] {
  const [head = [], tail = []] = address
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')))
  const zeros = Array<string>(8 - head.length - tail.length).fill('0')
  return [...head, ...zeros, ...tail]
}

function ipv4Of(groups: readonly string[]): string {
  const bytes = groups.flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 255]
  })
  return bytes.join('.')
}
