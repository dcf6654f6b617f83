import { restPath } from '../../upstream/defaults'
import { type RawRow, rowsOf, type Seen } from './checks'

/** A field by whose presence the generations of the API tell themselves apart. */
interface Sign {
  list: string
  field: string
  of: 'G1' | 'G3'
}

const signs: readonly Sign[] = [
  { list: '/product', field: 'absoluteUrl', of: 'G1' },
  { list: '/product', field: 'approvedReviewAverage', of: 'G1' },
  { list: '/product/category', field: 'recursiveProductCount', of: 'G1' },
  { list: '/blog/post', field: 'isVisible', of: 'G1' },
  { list: '/blog/comment', field: 'isApproved', of: 'G1' },
  { list: '/blog/comment', field: 'approved', of: 'G3' },
  { list: '/pay_way', field: 'freeForOrderAmount', of: 'G1' },
  { list: '/pay_way', field: 'freeThreshold', of: 'G3' },
]

/** Only the emulator with its extensions tells the names that people show to others. */
const extension = { list: '/blog/author', field: 'displayName' }

const has = (rows: readonly RawRow[], field: string) => rows.some((row) => field in row)

/** Which generation of the API this looks like, and by which signs. */
export function generationOf(seen: Seen): string {
  const rows = (list: string) => rowsOf(seen, `${restPath}${list}`)
  const known = signs.filter(({ list }) => rows(list).length > 0)
  const found = known.filter(({ list, field }) => has(rows(list), field))
  const ofG1 = found.filter((sign) => sign.of === 'G1').length
  const wantedOfG1 = known.filter((sign) => sign.of === 'G1').length
  const ofG3 = found.length - ofG1
  if (known.length === 0) return 'unknown: no list came that could tell'
  if (wantedOfG1 > 0 && ofG1 === wantedOfG1 && ofG3 === 0) {
    return has(rows(extension.list), extension.field)
      ? 'G1 with extensions: the emulator, as `npm start` runs it'
      : 'G1 (v1.6), or the emulator in plain mode'
  }
  if (ofG1 === 0) return 'G3 (v3): the shop has no adapter for it yet'
  return `mixed: ${ofG1} of ${wantedOfG1} signs of G1, ${ofG3} of G3`
}
