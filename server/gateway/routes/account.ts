import { Hono } from 'hono'
import * as z from 'zod/mini'
import { accountWriteOn, usernameChange } from '#contract/account/account-write'
import { orderStatuses } from '#contract/shop/order'
import { athensDay } from '#contract/wire/athens-time'
import { account, usernameChanged } from '#upstream/account'
import { blogPost } from '#upstream/blog-post'
import { favourite } from '#upstream/favourite'
import { ownProductReview } from '#upstream/product-review'
import { GatewayError } from '../gateway-error'
import { answerOwnOrders } from '../orders/shown-orders'
import type { RouteEnv } from '../services'
import { parse, readJson } from '../upstream/read-answer'
import { readAccountForm } from './account-form'
import { requireOwner, sendAsMember } from './api-caller'
import { readOwnComments } from './own-comments'
import {
  booleanText,
  commaIds,
  id,
  idText,
  orderingOf,
  pageRules,
  parentText,
  slugText,
  statusText,
} from './query'
import { readBody } from './read-request'
import { answerJson, answerPage, pageFrom } from './responses'
import { mine, published } from './visibility'

/**
 * A person's account and the lists below it. The upstream only checks that the caller is signed in;
 * `requireOwner` checks that `:id` is the signed-in person.
 */
export const accountRoutes = new Hono<RouteEnv>()

const dates = ['createdAt', 'updatedAt'] as const
const favouriteQuery = { ordering: orderingOf(['id', 'productId', ...dates]), ...pageRules }
const orderQuery = {
  status: z.enum(orderStatuses),
  ordering: orderingOf([...dates, 'status']),
  ...pageRules,
}
const reviewQuery = {
  id: idText,
  productId: idText,
  status: statusText,
  ordering: orderingOf(['id', 'productId', ...dates]),
  ...pageRules,
}
const likedPostQuery = {
  id: idText,
  tags: commaIds,
  slug: slugText,
  author: idText,
  ...pageRules,
}
const commentQuery = {
  id: idText,
  post: idText,
  parent: parentText,
  isApproved: booleanText,
  ...pageRules,
}

const ownFavourites = pageFrom(favourite, mine)
const ownReviews = pageFrom(ownProductReview, mine)
const likedPosts = pageFrom(blogPost, published)

accountRoutes.get(`/user/account/${id}`, async (c) => {
  const member = await requireOwner(c)
  const known = await member.send('GET', `/user/account/${member.userId}`)
  return answerJson(c, parse(account, known))
})

// PATCH: fields that the body leaves out stay as they are.
accountRoutes.put(`/user/account/${id}`, async (c) => {
  const member = await requireOwner(c)
  const body = await readBody(c, accountWriteOn(athensDay(c.var.services.deps.clock())))
  const changed = await member.send('PATCH', `/user/account/${member.userId}`, { body })
  return answerJson(c, parse(account, changed))
})

// A picture, and texts of the account beside it: the only route whose body is a form.
accountRoutes.patch(`/user/account/${id}`, async (c) => {
  const member = await requireOwner(c)
  const form = new Response(await readAccountForm(c))
  const call = {
    method: 'PATCH',
    path: `/user/account/${member.userId}`,
    body: new Uint8Array(await form.arrayBuffer()),
    headers: { 'content-type': form.headers.get('content-type') ?? '' },
  }
  return answerJson(c, parse(account, await sendAsMember(c, member, call, readJson)))
})

accountRoutes.post(`/user/account/${id}/change-username`, async (c) => {
  const member = await requireOwner(c)
  const body = await readBody(c, usernameChange)
  const path = `/user/account/${member.userId}/change_username`
  parse(usernameChanged, await member.send('POST', path, { body }).catch(asRefused))
  return answerJson(c, body)
})

/** The API answers 409 where the name is taken: a refusal of the value, as any other. */
function asRefused(error: unknown): never {
  const isTaken = error instanceof GatewayError && error.status === 409
  throw isTaken ? new GatewayError(400, error.details) : error
}

accountRoutes.get(`/user/account/${id}/favourite-products`, async (c) => {
  const member = await requireOwner(c)
  const path = `/user/account/${member.userId}/favourite_products`
  return answerPage(c, member, { path, query: favouriteQuery, parse: ownFavourites })
})

accountRoutes.get(`/user/account/${id}/orders`, async (c) => {
  const member = await requireOwner(c)
  const path = `/user/account/${member.userId}/orders`
  return answerOwnOrders(c, member, path, orderQuery)
})

accountRoutes.get(`/user/account/${id}/product-reviews`, async (c) => {
  const member = await requireOwner(c)
  const path = `/user/account/${member.userId}/product_reviews`
  return answerPage(c, member, { path, query: reviewQuery, parse: ownReviews })
})

accountRoutes.get(`/user/account/${id}/liked-blog-posts`, async (c) => {
  const member = await requireOwner(c)
  const path = `/user/account/${member.userId}/liked_blog_posts`
  // Without this, the list has posts that are no longer published.
  const forced = { currentlyPublished: 'true' }
  return answerPage(c, member, { path, query: likedPostQuery, parse: likedPosts, forced })
})

accountRoutes.get(`/user/account/${id}/blog-post-comments`, async (c) => {
  const member = await requireOwner(c)
  return answerJson(c, await readOwnComments(c, member, commentQuery))
})
