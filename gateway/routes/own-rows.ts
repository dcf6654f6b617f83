import * as z from 'zod/mini'
import { type AccountWrite, accountWrite } from '../../contract/account/account-write'
import { type UserAccount, userAccount } from '../../contract/account/user-account'
import { usernameChange, usernameChanged } from '../../contract/account/username-change'
import { blogComment } from '../../contract/blog/blog-comment'
import { blogPost } from '../../contract/blog/blog-post'
import { favourite } from '../../contract/shop/favourite'
import { order } from '../../contract/shop/order'
import { orderStatuses } from '../../contract/shop/order-status'
import { ownProductReview } from '../../contract/shop/own-product-review'
import { one, pageFrom, parse } from './answer-readers'
import { postRule } from './list-rules'
import { type OwnRow, sending } from './own-row'
import {
  booleanText,
  commaIds,
  idText,
  orderingOf,
  pageRules,
  parentText,
  slugText,
  statusText,
} from './query-rules'
import { mine, published } from './visibility'

const account = { path: '/user/account/{id}', upstream: '/user/account/{id}' } as const
const dates = ['createdAt', 'updatedAt'] as const

/**
 * What a body changes of an account. The upstream refuses a number of null even where there is none,
 * and its PUT demands an e-mail address, which it would take over unverified: neither is sent.
 */
function changesOf(body: AccountWrite, known: UserAccount): Partial<AccountWrite> {
  const before: Readonly<Record<string, unknown>> = known
  return Object.fromEntries(
    Object.entries(body).filter(([field, value]) => value !== (before[field] ?? null)),
  )
}

/** A list below an account, whose name the upstream spells its own way. */
const listed = (name: string) =>
  ({
    method: 'GET',
    path: `${account.path}/${name}`,
    upstream: `${account.upstream}/${name.replaceAll('-', '_')}`,
    pageSize: 52,
    owner: true,
  }) as const

/**
 * A person's account and the lists below it. The upstream asks
 * only whether somebody is signed in: that `{id}` is the one who asks, the gateway sees to.
 */
export const ownRows: readonly OwnRow[] = [
  { ...account, method: 'GET', answer: one(userAccount), owner: true },
  {
    ...account,
    method: 'PUT',
    upstreamMethod: 'PATCH',
    first: { upstream: account.upstream, answer: one(userAccount) },
    ...sending(accountWrite, (body, { found }) => changesOf(body, parse(userAccount, found))),
    answer: one(userAccount),
    owner: true,
  },
  {
    method: 'POST',
    path: `${account.path}/change-username`,
    upstream: `${account.upstream}/change_username`,
    body: usernameChange,
    answer: one(usernameChanged),
    owner: true,
  },
  {
    ...listed('favourite-products'),
    query: { ordering: orderingOf(['id', 'productId', ...dates]), ...pageRules },
    answer: pageFrom(favourite, mine),
  },
  {
    ...listed('orders'),
    query: {
      status: z.enum(orderStatuses),
      ordering: orderingOf([...dates, 'status']),
      ...pageRules,
    },
    answer: pageFrom(order, mine),
  },
  {
    ...listed('product-reviews'),
    query: {
      id: idText,
      productId: idText,
      status: statusText,
      ordering: orderingOf(['id', 'productId', ...dates]),
      ...pageRules,
    },
    answer: pageFrom(ownProductReview, mine),
  },
  {
    ...listed('liked-blog-posts'),
    query: {
      id: idText,
      tags: commaIds,
      slug: slugText,
      author: idText,
      ordering: orderingOf(['id', 'title', ...dates, 'publishedAt']),
      ...pageRules,
    },
    answer: pageFrom(blogPost, published),
    list: postRule,
  },
  {
    ...listed('blog-post-comments'),
    query: {
      id: idText,
      post: idText,
      parent: parentText,
      isApproved: booleanText,
      ordering: orderingOf(['id', 'post', 'createdAt']),
      ...pageRules,
    },
    answer: pageFrom(blogComment, mine),
  },
]
