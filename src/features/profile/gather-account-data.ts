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

type Gathered = Record<string, unknown>

/**
 * All data that the API stores of a member (GDPR, article 20).
 * @param request `accountRequest`, or a fake in tests
 * @param id of the member
 * @throws ApiError of the first request that fails
 */
export async function gatherAccountData(request: ApiRequest, id: number): Promise<Gathered> {
  const path = `/api/user/account/${id}` as const
  const account = await request({ path, answer: userAccount })
  const emails = await request({ path: emailsPath, answer: emailsAnswer })
  const addresses = await allRows(request, '/api/user/addresses', address)
  const data: Gathered = { account, emails: emails.data, addresses }
  for (const [name, item] of Object.entries(lists)) {
    data[name] = await allRows(request, `${path}/${name}`, item)
  }
  return data
}

const emailsPath = '/api/_allauth/app/v1/account/email'
const emailsAnswer = z.object({ data: z.array(emailAddress) })

async function allRows(
  request: ApiRequest,
  path: `/${string}`,
  item: z.ZodMiniType,
): Promise<unknown[]> {
  const rows: unknown[] = []
  const answer = pageOf(item)
  let cursor: string | null = ''
  while (cursor !== null) {
    const query = { paginationType: 'cursor', pageSize: largestPageSize, cursor }
    const page: z.output<typeof answer> = await request({ path, query, answer })
    rows.push(...page.results)
    cursor = cursorOf(page.links.next)
  }
  return rows
}
