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
import type { ApiCall } from '#lib/http/api-request'
import type { AuthOutcome } from '#session/auth-outcome'

/** `accountRequest`, or a fake in tests. */
export type SendRequest = <Answer extends z.ZodMiniType>(
  call: ApiCall<Answer>,
) => Promise<AuthOutcome<z.output<Answer>>>

const lists = {
  'product-reviews': ownProductReview,
  'favourite-products': favourite,
  'liked-blog-posts': blogPost,
  'blog-post-comments': blogComment,
  orders: order,
} as const

type Gathered = Record<string, unknown>

/**
 * All data that the API stores of a member (GDPR, article 20). The first failed request is the
 * outcome.
 * @param id of the member
 */
export async function gatherAccountData(
  request: SendRequest,
  id: number,
): Promise<AuthOutcome<Gathered>> {
  const account = `/api/user/account/${id}` as const
  const known = await request({ path: account, answer: userAccount })
  if (known.kind !== 'done') return known
  const emails = await request({ path: emailsPath, answer: emailsAnswer })
  if (emails.kind !== 'done') return emails
  const data: Gathered = { account: known.data, emails: emails.data.data }
  const sources = [
    ['addresses', '/api/user/addresses', address],
    ...Object.entries(lists).map(([name, item]) => [name, `${account}/${name}`, item] as const),
  ] as const
  for (const [name, path, item] of sources) {
    const rows = await allRows(request, path, item)
    if (rows.kind !== 'done') return rows
    data[name] = rows.data
  }
  return { kind: 'done', data }
}

const emailsPath = '/api/_allauth/app/v1/account/email'
const emailsAnswer = z.object({ data: z.array(emailAddress) })

async function allRows(
  request: SendRequest,
  path: `/${string}`,
  item: z.ZodMiniType,
): Promise<AuthOutcome<unknown[]>> {
  const rows: unknown[] = []
  const answer = pageOf(item)
  let cursor: string | null = ''
  while (cursor !== null) {
    const query = { paginationType: 'cursor', pageSize: largestPageSize, cursor }
    const page: AuthOutcome<z.output<typeof answer>> = await request({ path, query, answer })
    if (page.kind !== 'done') return page
    rows.push(...page.data.results)
    cursor = cursorOf(page.data.links.next)
  }
  return { kind: 'done', data: rows }
}
