import { restPath } from '#upstream/api'
import { type RawRow, rowsOf, type Seen } from './checks'

/** A field that identifies the API's generation. */
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

const has = (rows: readonly RawRow[], field: string) => rows.some((row) => field in row)

/** Detected generation of the API, with a summary of the signs for it. */
export function generationOf(seen: Seen): string {
  const rows = (list: string) => rowsOf(seen, `${restPath}${list}`)
  const known = signs.filter(({ list }) => rows(list).length > 0)
  const found = known.filter(({ list, field }) => has(rows(list), field))
  const ofG1 = found.filter((sign) => sign.of === 'G1').length
  const wantedOfG1 = known.filter((sign) => sign.of === 'G1').length
  const ofG3 = found.length - ofG1
  if (known.length === 0) return 'unknown: no list came that could tell'
  if (wantedOfG1 > 0 && ofG1 === wantedOfG1 && ofG3 === 0) {
    return 'G1 (v1.6), or the emulator'
  }
  if (ofG1 === 0) return 'G3 (v3): the shop has no adapter for it yet'
  return `mixed: ${ofG1} of ${wantedOfG1} signs of G1, ${ofG3} of G3`
}

/** Result of signing out: null without an account. */
export interface AfterSignOut {
  tokenStillCounts: boolean | null
}

type Learn = (seen: Seen, after: AfterSignOut) => boolean

const rows = (seen: Seen, list: string) => rowsOf(seen, `${restPath}${list}`)

/** Weaknesses of an API that reading alone can detect, and their consequences for the shop. */
const weaknesses: readonly (readonly [Learn, string])[] = [
  [
    (seen) => rows(seen, '/product').some(({ active }) => active === false),
    'lists of exact length from one request: hidden products are listed and counted (the gateway cuts pages itself, at the cost of more requests)',
  ],
  [
    (seen) => rows(seen, '/blog/post').some(({ isVisible }) => isVisible === false),
    'posts in full pages from one request: unpublished ones are listed and counted',
  ],
  [
    (seen) => ['/search/product', '/search/blog/post'].some((list) => repeats(rows(seen, list))),
    'search counts from the API: a row for each language of a product or post (the gateway counts them itself)',
  ],
  [
    (seen) => hasNone(rows(seen, '/blog/author'), 'displayName'),
    'names beside comments and reviews: people have no display name there',
  ],
  [
    (seen) => rows(seen, '/order/my-orders').some(hasNetPrices),
    'that orders cost what was shown: they are stored at net prices, without tax',
  ],
  [
    (_, { tokenStillCounts }) => tokenStillCounts === true,
    'that a sign-out ends everything at once: access tokens outlive the session',
  ],
]

/** Features that the shop cannot promise with this API, as far as reading shows. */
export function brokenPromises(seen: Seen, after: AfterSignOut): string[] {
  return weaknesses.flatMap(([learn, words]) => (learn(seen, after) ? [words] : []))
}

/** Questions that only write requests could answer. */
export const writes: readonly string[] = [
  'whether an order that is sent twice with one key is placed once',
  'whether a profile can be saved, and a phone number cleared',
  'whether the cart keeps its id when it is emptied',
  'whether waiting reviews can be changed by their authors',
]

/** Questions that this examination leaves open. */
export function unseen(seen: Seen, { tokenStillCounts }: AfterSignOut): string[] {
  const byPost =
    'questions that are sent by POST (own favourites, likes and reviews by ids, texts of notifications): only GET is sent here'
  if (tokenStillCounts === null) {
    return [byPost, 'prices in orders, and how long tokens live: no account was looked at']
  }
  const hasOrders = rows(seen, '/order/my-orders').length > 0
  return hasOrders ? [byPost] : [byPost, 'prices in orders: the account has none']
}

/** Whether two hits are the same product or post. */
function repeats(hits: readonly RawRow[]): boolean {
  return new Set(hits.map(({ master }) => master)).size < hits.length
}

const hasNone = (list: readonly RawRow[], field: string) =>
  list.length > 0 && !list.some((row) => field in row)

/** Whether an item has the price before tax of a product whose final price differs. */
function hasNetPrices({ items }: RawRow): boolean {
  if (!Array.isArray(items)) return false
  return items.some(({ price, product }) => {
    const { price: net, finalPrice } = product ?? {}
    return price === net && net !== finalPrice
  })
}
