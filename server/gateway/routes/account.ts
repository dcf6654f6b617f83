import { accountWriteOn } from '#contract/account/account-write'
import * as endpoints from '#contract/endpoints/account'
import { athensDay } from '#contract/wire/athens-time'
import { account, usernameChanged } from '#upstream/account'
import { blogPost, published } from '#upstream/blog-post'
import { favourite } from '#upstream/favourite'
import { ownProductReview } from '#upstream/product-review'
import type { Api } from '../http/api'
import { createRoutes } from '../http/create-routes'
import { mine, pageFrom, readPage } from '../http/visible'
import { GatewayError } from '../lib/gateway-error'
import type { OrderListsReader } from '../orders/order-lists'
import { readOwnOrders } from '../orders/shown-orders'
import { parse, readJson } from '../upstream/read-answer'
import { readAccountForm } from './account-form'
import { readOwnComments } from './own-comments'

const ownFavourites = pageFrom(favourite, mine)
const ownReviews = pageFrom(ownProductReview, mine)
const likedPosts = pageFrom(blogPost, published)

interface AccountTools {
  api: Api
  orderLists: OrderListsReader
}

/**
 * A person's account and the lists below it. The upstream only checks that the caller is signed in;
 * that `{id}` is the signed-in person is checked here.
 */
export function accountRoutes({ api, orderLists }: AccountTools) {
  const { routes, route } = createRoutes(api)

  route(endpoints.readAccount, async ({ member }) =>
    parse(account, await member.send('GET', `/user/account/${member.userId}`)),
  )

  route(
    endpoints.changeAccount,
    async ({ member, body }) =>
      parse(account, await member.send('PATCH', `/user/account/${member.userId}`, { body })),
    (c) => accountWriteOn(athensDay(c.var.basics.clock())),
  )

  route(endpoints.changePicture, async ({ c, member }) => {
    const form = new Response(await readAccountForm(c))
    const call = {
      method: 'PATCH',
      path: `/user/account/${member.userId}`,
      body: new Uint8Array(await form.arrayBuffer()),
      headers: { 'content-type': form.headers.get('content-type') ?? '' },
    }
    return parse(account, await member.sendRaw(call, readJson))
  })

  route(endpoints.changeUsername, async ({ member, body }) => {
    const path = `/user/account/${member.userId}/change_username`
    parse(usernameChanged, await member.send('POST', path, { body }).catch(asRefused))
    return body
  })

  route(endpoints.listFavouritesOf, ({ c, member, endpoint }) => {
    const path = `/user/account/${member.userId}/favourite_products`
    return readPage(c, member, endpoint, { path, parse: ownFavourites })
  })

  route(endpoints.listOrdersOf, ({ c, member, endpoint }) => {
    const path = `/user/account/${member.userId}/orders`
    return readOwnOrders(c, member, endpoint, { path, orderLists })
  })

  route(endpoints.listReviewsOf, ({ c, member, endpoint }) => {
    const path = `/user/account/${member.userId}/product_reviews`
    return readPage(c, member, endpoint, { path, parse: ownReviews })
  })

  route(endpoints.listLikedPostsOf, ({ c, member, endpoint }) => {
    const path = `/user/account/${member.userId}/liked_blog_posts`
    // Without this, the list has posts that are no longer published.
    const forced = { currentlyPublished: 'true' }
    return readPage(c, member, endpoint, { path, parse: likedPosts, forced })
  })

  route(endpoints.listCommentsOf, ({ c, member, endpoint }) => readOwnComments(c, member, endpoint))

  return routes
}

/** The API answers 409 where the name is taken: a refusal of the value, as any other. */
function asRefused(error: unknown): never {
  const isTaken = error instanceof GatewayError && error.status === 409
  throw isTaken ? new GatewayError(400, error.details) : error
}
