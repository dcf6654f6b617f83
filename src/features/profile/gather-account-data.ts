import * as z from 'zod/mini'
import { address } from '#contract/account/address'
import { userAccount } from '#contract/account/user-account'
import { emailAddress } from '#contract/allauth/account-lists'
import { blogComment } from '#contract/blog/blog-comment'
import { blogPost } from '#contract/blog/blog-post'
import { favourite } from '#contract/shop/favourite'
import { order } from '#contract/shop/order'
import { ownProductReview } from '#contract/shop/product-review'
import { cursorOf, largestPageSize, pageOf } from '#contract/wire/page'
import type { ApiRequest } from '#lib/http/request'

const lists = {
  'product-reviews': ownProductReview,
  'favourite-products': favourite,
  'liked-blog-posts': blogPost,
  'blog-post-comments': blogComment,
  orders: order,
} as const

interface Gathered {
  data: Record<string, unknown>
  /** Number of rows that are there but could not be read; `data.leftOut` names their lists. */
  leftOut: number
}

/**
 * All data that the API stores of a member (GDPR, article 20), and how much of it could not be read.
 * @param request `accountRequest`, or a fake in tests
 * @param id of the member
 * @throws ApiError of the first request that fails
 */
export async function gatherAccountData(request: ApiRequest, id: number): Promise<Gathered> {
  const path = `/api/user/account/${id}` as const
  const account = await request({ path, answer: userAccount })
  const emails = await request({ path: emailsPath, answer: emailsAnswer })
  const data: Gathered['data'] = { account, emails: emails.data }
  const leftOut: Record<string, number> = {}
  const gather = async (name: string, listPath: `/${string}`, item: z.ZodMiniType) => {
    const read = await allRows(request, listPath, item)
    data[name] = read.rows
    if (read.leftOut > 0) leftOut[name] = read.leftOut
  }
  await gather('addresses', '/api/user/addresses', address)
  for (const [name, item] of Object.entries(lists)) await gather(name, `${path}/${name}`, item)
  const counts = Object.values(leftOut)
  if (counts.length > 0) data.leftOut = leftOut
  return { data, leftOut: counts.reduce((sum, count) => sum + count, 0) }
}

const emailsPath = '/api/_allauth/app/v1/account/email'
const emailsAnswer = z.object({ data: z.array(emailAddress) })

async function allRows(
  request: ApiRequest,
  path: `/${string}`,
  item: z.ZodMiniType,
): Promise<{ rows: unknown[]; leftOut: number }> {
  const rows: unknown[] = []
  let leftOut = 0
  const answer = pageOf(item)
  let cursor: string | null = ''
  while (cursor !== null) {
    const query = { paginationType: 'cursor', pageSize: largestPageSize, cursor }
    const page: z.output<typeof answer> = await request({ path, query, answer })
    rows.push(...page.results)
    leftOut += page.leftOut
    cursor = cursorOf(page.links.next)
  }
  return { rows, leftOut }
}
