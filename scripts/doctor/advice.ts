import type { Finding } from './ask'

const mailLink = /\/user\/unsubscribe\//

const byPath: readonly (readonly [RegExp, string])[] = [
  [/\/media_stream-image\//, 'IMAGE_SERVICE_URL must be the origin of the image service.'],
  [
    /^\/ws\//,
    'The API finds the shop of a socket by the host of UPSTREAM_URL: make it a domain of the shop, or give UPSTREAM_URL one that is.',
  ],
  [
    /\?(?:min|max|category|product)/,
    'The API ignores this filter: the shop answers 502 to lists by it.',
  ],
  [
    /\/settings\/get|\/shipping\//,
    'Without it there is no price of shipping and no order: set carriers, or the price, in the API’s admin.',
  ],
  [/\/pay_way/, 'Without a way to pay there is no order: activate one in the API’s admin.'],
  [
    mailLink,
    'The proxy of the API hands what is opened there to the shop, and lets the gateway pass: docs/your-api-your-shop.md, step 5.',
  ],
  [/\/health/, 'Database, Redis and workers of the API must run: without workers no mail leaves.'],
  [/\/blog\//, 'Without a blog the site cannot be built: switch it on for this shop.'],
]

/** What to do about a line that does not fit; null where nothing is to be done. */
export function adviceFor(path: string, { result, note }: Finding): string | null {
  if (result === 'fits' || result === 'unseen') return null
  const own = byPath.find(([pattern]) => pattern.test(path))
  if (/\bno answer within/.test(note))
    return 'UPSTREAM_TIMEOUT_MS lets gateway and build wait longer.'
  if (/\bleads to\b/.test(note) && !mailLink.test(path))
    return 'Redirects are not followed: PUBLIC_URL must be https.'
  if (/^answered (?:401|403)$/.test(note))
    return 'It must be readable by a guest, or by this account.'
  if (/^answered 5\d\d$/.test(note)) return own?.[1] ?? 'The log of the API says why.'
  if (own) return own[1]
  return result === 'missing'
    ? 'Is --upstream the origin of the API, and the API of v3.6?'
    : 'The shop leaves out rows that do not fit; docs/upstream-api.md says what it needs.'
}
