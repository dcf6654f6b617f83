import * as account from '#contract/endpoints/account'
import { listAddresses } from '#contract/endpoints/addresses'
import { listProductAlerts } from '#contract/endpoints/product-alerts'
import { listEmails } from '#contract/endpoints/sign-in-account'
import { cursorOf, largestPageSize, type Page } from '#contract/wire/page'
import type { Call } from '#lib/http/call'

/** The lists, by the names that they have in the file. */
const lists = {
  addresses: listAddresses,
  'product-reviews': account.listReviewsOf,
  'favourite-products': account.listFavouritesOf,
  'product-alerts': listProductAlerts,
  'liked-blog-posts': account.listLikedPostsOf,
  'blog-post-comments': account.listCommentsOf,
  orders: account.listOrdersOf,
} as const

interface Gathered {
  data: Record<string, unknown>
  /** Number of rows that are there but could not be read; `data.leftOut` names their lists. */
  leftOut: number
}

/**
 * All data that the API stores of a member (GDPR, article 20), and how much of it could not be read.
 * @param call the one of `src/lib/http`, or a fake in tests
 * @param id of the member
 * @throws ApiError of the first request that fails
 */
export async function gatherAccountData(call: Call, id: number): Promise<Gathered> {
  const params = { id }
  const emails = await call(listEmails)
  const data: Gathered['data'] = {
    account: await call(account.readAccount, { params }),
    emails: emails.data,
  }
  const leftOut: Record<string, number> = {}
  for (const [name, list] of Object.entries(lists)) {
    const read = await allRows(call, list, params)
    data[name] = read.rows
    if (read.leftOut > 0) leftOut[name] = read.leftOut
  }
  const counts = Object.values(leftOut)
  if (counts.length > 0) data.leftOut = leftOut
  return { data, leftOut: counts.reduce((sum, count) => sum + count, 0) }
}

type List = (typeof lists)[keyof typeof lists]

async function allRows(
  call: Call,
  list: List,
  params: { id: number },
): Promise<{ rows: unknown[]; leftOut: number }> {
  const rows: unknown[] = []
  let leftOut = 0
  let cursor: string | null = ''
  while (cursor !== null) {
    const query = { paginationType: 'cursor', pageSize: largestPageSize, cursor }
    const page: Page<unknown> = await call<List>(list, { params, query })
    rows.push(...page.results)
    leftOut += page.leftOut
    cursor = cursorOf(page.links.next)
  }
  return { rows, leftOut }
}
