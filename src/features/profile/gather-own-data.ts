import * as z from 'zod/mini'
import { address } from '../../../contract/account/address'
import { userAccount } from '../../../contract/account/user-account'
import { emailAddress } from '../../../contract/allauth/email-address'
import { blogComment } from '../../../contract/blog/blog-comment'
import { blogPost } from '../../../contract/blog/blog-post'
import { favourite } from '../../../contract/shop/favourite'
import { order } from '../../../contract/shop/order'
import { ownProductReview } from '../../../contract/shop/own-product-review'
import { cursorOf, largestPageSize, pageOf } from '../../../contract/wire/page'
import type { ApiCall } from '../../lib/http/create-api-request'
import type { AuthOutcome } from '../../session/auth-outcome'

/** Asks the API; `ownRequest` in the site. */
export type Ask = <Answer extends z.ZodMiniType>(
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
 * Everything that the API keeps of a person, to be taken along (GDPR, article 20): all of it, or
 * the reason why not.
 * @param id of the person
 */
export async function gatherOwnData(ask: Ask, id: number): Promise<AuthOutcome<Gathered>> {
  const account = `/api/user/account/${id}` as const
  const known = await ask({ path: account, answer: userAccount })
  if (known.kind !== 'done') return known
  const emails = await ask({ path: emailsPath, answer: ownEmails })
  if (emails.kind !== 'done') return emails
  const data: Gathered = { account: known.data, emails: emails.data.data }
  const places = [
    ['addresses', '/api/user/addresses', address],
    ...Object.entries(lists).map(([name, item]) => [name, `${account}/${name}`, item] as const),
  ] as const
  for (const [name, path, item] of places) {
    const rows = await allRows(ask, path, item)
    if (rows.kind !== 'done') return rows
    data[name] = rows.data
  }
  return { kind: 'done', data }
}

const emailsPath = '/api/_allauth/app/v1/account/email'
const ownEmails = z.object({ data: z.array(emailAddress) })

async function allRows(
  ask: Ask,
  path: `/${string}`,
  item: z.ZodMiniType,
): Promise<AuthOutcome<unknown[]>> {
  const rows: unknown[] = []
  const answer = pageOf(item)
  let cursor: string | null = ''
  while (cursor !== null) {
    const query = { paginationType: 'cursor', pageSize: largestPageSize, cursor }
    const page: AuthOutcome<z.output<typeof answer>> = await ask({ path, query, answer })
    if (page.kind !== 'done') return page
    rows.push(...page.data.results)
    cursor = cursorOf(page.data.links.next)
  }
  return { kind: 'done', data: rows }
}
