import { groupsOf } from '../lib/client-of-address'

type Family = 'ipv4' | 'ipv6'

/** Addresses that begin with the same `prefix` bits. */
interface Range {
  family: Family
  first: bigint
  prefix: number
}

const lengths = { ipv4: 32, ipv6: 128 }
/** Shortest prefixes of the ranges of a proxy: every address of a range may name any client. */
const shortestPrefix = { ipv4: 8, ipv6: 16 }
/** Most addresses of all ranges together: as many as four of the widest. */
const mostTogether = { ipv4: 4n << 24n, ipv6: 4n << 112n }

/** Blocks of IPv6 whose addresses stand for those of IPv4 (mapped, NAT64, compatible, 6to4). */
const embedding = (
  [
    ['::ffff:0:0', 96],
    ['64:ff9b::', 96],
    ['::', 96],
    ['2002::', 16],
  ] as const
).map(([address, prefix]) => ({ first: numberOf(address) ?? 0n, prefix }))

/** What is wrong with these ranges of proxies, each and together; in the words of a start's refusal. */
export function proxyFaults(words: readonly string[]): string[] {
  const faults: string[] = []
  const ranges: Range[] = []
  for (const word of words) {
    const read = readRange(word)
    if (read === null) faults.push(`${word} is not an address or a range`)
    else if (read.some(isTooWide)) faults.push(`${word} is too wide: ${advice}`)
    else ranges.push(...read)
  }
  const isTooMuch = (['ipv4', 'ipv6'] as const).some(
    (family) => sizeOf(ranges.filter((range) => range.family === family)) > mostTogether[family],
  )
  return isTooMuch ? [...faults, `is too wide altogether: ${advice}`] : faults
}

const advice = 'name your own proxies, ranges of /8 (IPv6: /16) at most'

const isTooWide = ({ family, prefix }: Range) => prefix < shortestPrefix[family]

/** The range, and those of IPv4 that it stands for; null for anything else. */
function readRange(word: string): Range[] | null {
  const [address = '', bits, ...others] = word.split('/')
  const family = address.includes(':') ? 'ipv6' : 'ipv4'
  const value = numberOf(address)
  const prefix = bits === undefined ? lengths[family] : /^\d{1,3}$/.test(bits) ? Number(bits) : 999
  if (value === null || prefix > lengths[family] || others.length > 0) return null
  const free = BigInt(lengths[family] - prefix)
  const range = { family, first: (value >> free) << free, prefix } as const
  if (family === 'ipv4') return [range]
  return [range, ...embedding.flatMap((block) => embedded(range, block))]
}

/** The range of IPv4 that the common part of a range and a block stands for; none without one. */
function embedded({ first, prefix }: Range, block: { first: bigint; prefix: number }): Range[] {
  const common = BigInt(lengths.ipv6 - Math.min(prefix, block.prefix))
  if (first >> common !== block.first >> common) return []
  if (prefix <= block.prefix) return [{ family: 'ipv4', first: 0n, prefix: 0 }]
  const behind = BigInt(lengths.ipv6 - block.prefix - lengths.ipv4)
  const value = (first >> behind) & 0xffff_ffffn
  return [{ family: 'ipv4', first: value, prefix: Math.min(32, prefix - block.prefix) }]
}

/** How many addresses several ranges of a family have together. */
function sizeOf(ranges: readonly Range[]): bigint {
  const spans = ranges
    .map(({ family, first, prefix }) => {
      return { first, end: first + (1n << BigInt(lengths[family] - prefix)) }
    })
    .sort((a, b) => (a.first < b.first ? -1 : 1))
  let end = 0n
  let size = 0n
  for (const span of spans) {
    const from = span.first > end ? span.first : end
    if (span.end > from) size += span.end - from
    end = span.end > end ? span.end : end
  }
  return size
}

/** An address as a number; null for a text that is none. */
function numberOf(address: string): bigint | null {
  if (address.includes(':')) {
    const url = `http://[${address}]`
    if (!URL.canParse(url)) return null
    const groups = groupsOf(new URL(url).hostname.slice(1, -1))
    return groups.reduce((sum, group) => (sum << 16n) + BigInt(`0x${group}`), 0n)
  }
  const bytes = address.split('.')
  const isAddress =
    bytes.length === 4 && bytes.every((byte) => /^\d{1,3}$/.test(byte) && +byte < 256)
  return isAddress ? bytes.reduce((sum, byte) => (sum << 8n) + BigInt(byte), 0n) : null
}
