import { Hono } from 'hono'
import * as z from 'zod/mini'
import { accountWriteOn, usernameChange } from '#contract/account/account-write'
import { orderStatuses } from '#contract/shop/order'
import { athensDay } from '#contract/wire/athens-time'
import { account, usernameChanged } from '#upstream/account'
import { blogPost, published } from '#upstream/blog-post'
import { favourite } from '#upstream/favourite'
import { ownProductReview } from '#upstream/product-review'
import { answerJson } from '../http/answer'
import type { Api } from '../http/api'
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
} from '../http/query'
import { readBody } from '../http/read-request'
import type { RouteEnv } from '../http/route-env'
import { answerPage, mine, pageFrom } from '../http/visible'
import { GatewayError } from '../lib/gateway-error'
import type { OrderListsReader } from '../orders/order-lists'
import { answerOwnOrders } from '../orders/shown-orders'
import { parse, readJson } from '../upstream/read-answer'
import { readAccountForm } from './account-form'
import { readOwnComments } from './own-comments'

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
// Each comment costs a call: there is no list of all.
const { pagination: _, ...pages } = pageRules
const commentQuery = {
  id: idText,
  post: idText,
  parent: parentText,
  isApproved: booleanText,
  ...pages,
}

const ownFavourites = pageFrom(favourite, mine)
const ownReviews = pageFrom(ownProductReview, mine)
const likedPosts = pageFrom(blogPost, published)

interface AccountTools {
  api: Api
  orderLists: OrderListsReader
}

/**
 * A person's account and the lists below it. The upstream only checks that the caller is signed in;
 * `requireOwner` checks that `:id` is the signed-in person.
 */
export function accountRoutes({ api, orderLists }: AccountTools): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>()

  routes.get(`/user/account/${id}`, async (c) => {
    const member = await api.requireOwner(c)
    const known = await member.send('GET', `/user/account/${member.userId}`)
    return answerJson(c, parse(account, known))
  })

  // PATCH: fields that the body leaves out stay as they are.
  routes.put(`/user/account/${id}`, async (c) => {
    const member = await api.requireOwner(c)
    const body = await readBody(c, accountWriteOn(athensDay(c.var.basics.clock())))
    const changed = await member.send('PATCH', `/user/account/${member.userId}`, { body })
    return answerJson(c, parse(account, changed))
  })

  // A picture, and texts of the account beside it: the only route whose body is a form.
  routes.patch(`/user/account/${id}`, async (c) => {
    const member = await api.requireOwner(c)
    const form = new Response(await readAccountForm(c))
    const call = {
      method: 'PATCH',
      path: `/user/account/${member.userId}`,
      body: new Uint8Array(await form.arrayBuffer()),
      headers: { 'content-type': form.headers.get('content-type') ?? '' },
    }
    return answerJson(c, parse(account, await member.sendRaw(call, readJson)))
  })

  routes.post(`/user/account/${id}/change-username`, async (c) => {
    const member = await api.requireOwner(c)
    const body = await readBody(c, usernameChange)
    const path = `/user/account/${member.userId}/change_username`
    parse(usernameChanged, await member.send('POST', path, { body }).catch(asRefused))
    return answerJson(c, body)
  })

  routes.get(`/user/account/${id}/favourite-products`, async (c) => {
    const member = await api.requireOwner(c)
    const path = `/user/account/${member.userId}/favourite_products`
    return answerPage(c, member, { path, query: favouriteQuery, parse: ownFavourites })
  })

  routes.get(`/user/account/${id}/orders`, async (c) => {
    const member = await api.requireOwner(c)
    const path = `/user/account/${member.userId}/orders`
    return answerOwnOrders(c, member, { path, query: orderQuery }, orderLists)
  })

  routes.get(`/user/account/${id}/product-reviews`, async (c) => {
    const member = await api.requireOwner(c)
    const path = `/user/account/${member.userId}/product_reviews`
    return answerPage(c, member, { path, query: reviewQuery, parse: ownReviews })
  })

  routes.get(`/user/account/${id}/liked-blog-posts`, async (c) => {
    const member = await api.requireOwner(c)
    const path = `/user/account/${member.userId}/liked_blog_posts`
    // Without this, the list has posts that are no longer published.
    const forced = { currentlyPublished: 'true' }
    return answerPage(c, member, { path, query: likedPostQuery, parse: likedPosts, forced })
  })

  routes.get(`/user/account/${id}/blog-post-comments`, async (c) => {
    const member = await api.requireOwner(c)
    return answerJson(c, await readOwnComments(c, member, commentQuery))
  })

  return routes
}

/** The API answers 409 where the name is taken: a refusal of the value, as any other. */
function asRefused(error: unknown): never {
  const isTaken = error instanceof GatewayError && error.status === 409
  throw isTaken ? new GatewayError(400, error.details) : error
}
