import { exampleOrderCreation } from '#contract/examples/order-examples'
import type { UpstreamRequest } from '#upstream/client'
import * as account from '#upstream/endpoints/account'
import * as addresses from '#upstream/endpoints/addresses'
import * as blog from '#upstream/endpoints/blog'
import * as cart from '#upstream/endpoints/cart'
import * as checkout from '#upstream/endpoints/checkout'
import * as comments from '#upstream/endpoints/comments'
import * as dataExports from '#upstream/endpoints/data-exports'
import type { UpstreamEndpoint } from '#upstream/endpoints/endpoint'
import * as favourites from '#upstream/endpoints/favourites'
import * as newsletter from '#upstream/endpoints/newsletter'
import * as notifications from '#upstream/endpoints/notifications'
import * as orders from '#upstream/endpoints/orders'
import * as products from '#upstream/endpoints/products'
import * as reviews from '#upstream/endpoints/reviews'
import { topicRow } from '#upstream/testing/account-rows'
import { invoiceFile, invoiceRow } from '#upstream/testing/order-rows'
import {
  cartBody,
  cartItemBody,
  exportTokens,
  foreignCanary,
  ids,
  ownThings,
  people,
} from './member-bodies'
import {
  accountBody,
  blogCommentBody,
  blogPostBody,
  countryBody,
  pageBody,
  payWayBody,
  productBody,
  regionBody,
} from './sample-bodies'

type Answer = (id: string, body: unknown) => Response
type Line = readonly [request: RegExp, answer: Answer]
type Thing = keyof typeof ownThings

const json =
  (body: unknown, status = 200): Answer =>
  () =>
    Response.json(body, { status })
const missing: Answer = json({ detail: 'Δεν βρέθηκε.' }, 404)
const empty: Answer = () => new Response(null, { status: 204 })

/** Returns an entity by its id, without a check of its owner. */
const found =
  (thing: Thing): Answer =>
  (id, body) => {
    if (id === String(ids.own)) return json(ownThings[thing]('own'))(id, body)
    return id === String(ids.other) ? json(ownThings[thing]('other'))(id, body) : missing(id, body)
  }
const both = (thing: Thing): unknown[] => [ownThings[thing]('own'), ownThings[thing]('other')]
const listed = (thing: Thing): Answer => json(pageBody(...both(thing)))
const made = (thing: Thing): Answer => json(ownThings[thing]('own'), 201)

/** The upstream checks the owner of carts itself. */
const inOwnCart =
  (answer: Answer): Answer =>
  (id, body) => {
    if (id === String(ids.other)) return json({ detail: foreignCanary }, 403)(id, body)
    return id === String(ids.own) ? answer(id, body) : missing(id, body)
  }

/** A line of a call that we make: an answer gets the id of the path, and `{me}` is the signed-in person. */
function line({ method, path }: UpstreamEndpoint, answer: Answer): Line {
  const pattern = path
    .replace('{me}', `${people.own}`)
    .replace('{id}', '(\\d+)')
    .replace('{uuid}', '\\S*(\\d)')
    .replace('{product}', '\\d+')
    .replace('{token}', exportTokens.own)
  return [new RegExp(`^${method} ${pattern}$`), answer]
}

const done = json({ detail: 'Έγινε.' })
const marked = json({ success: true })

const lines: readonly Line[] = [
  line(account.readAccount, json(accountBody)),
  line(account.changeAccount, json(accountBody)),
  line(account.changeUsername, done),
  line(account.deleteAccount, json({ detail: 'Έγινε.' }, 202)),
  line(dataExports.listDataExports, json(pageBody(ownThings.dataExport('own')))),
  line(dataExports.requestDataExport, json(ownThings.dataExport('own'), 202)),
  line(dataExports.downloadDataExport, json({ profile: { id: people.own } })),
  line(newsletter.listTopics, json([{ ...topicRow, id: ids.own }])),
  line(newsletter.listSubscriptions, listed('subscription')),
  line(newsletter.subscribe, made('subscription')),
  line(newsletter.removeSubscription, empty),
  line(addresses.listAddresses, listed('address')),
  line(addresses.addAddress, made('address')),
  line(addresses.readAddress, found('address')),
  line(addresses.changeAddress, found('address')),
  line(addresses.removeAddress, empty),
  line(addresses.setMainAddress, found('address')),
  line(cart.readCart, json(cartBody)),
  line(cart.addCartItem, json({ ...cartItemBody, quantity: 4 }, 201)),
  line(cart.changeCartItem, inOwnCart(json(cartItemBody))),
  line(cart.removeCartItem, inOwnCart(empty)),
  line(favourites.listFavourites, listed('favourite')),
  line(favourites.addFavourite, json({ id: ids.own, product: 41 }, 201)),
  line(favourites.readFavourite, found('favourite')),
  line(favourites.removeFavourite, empty),
  line(favourites.findFavourites, json(both('favouriteMark'))),
  line(products.readProduct, json(productBody)),
  line(products.addAlert, made('alert')),
  line(products.listAlerts, listed('alert')),
  line(products.readAlert, found('alert')),
  line(products.removeAlert, empty),
  line(checkout.listPayWays, json([{ ...payWayBody, id: exampleOrderCreation.payWay }])),
  line(checkout.listCountries, json([countryBody])),
  line(checkout.listRegions, json([regionBody])),
  line(orders.listOrders, listed('order')),
  line(orders.placeOrder, made('order')),
  line(orders.readOrder, found('order')),
  line(orders.readOrderByUuid, found('order')),
  line(orders.cancelOrder, found('order')),
  line(orders.readInvoice, json(invoiceRow)),
  line(orders.downloadInvoice, () => invoiceFile()),
  line(reviews.listReviews, listed('review')),
  line(reviews.listReviewsOf, listed('review')),
  line(reviews.writeReview, made('review')),
  line(reviews.readReview, found('review')),
  line(reviews.changeReview, found('review')),
  line(reviews.removeReview, empty),
  line(reviews.readOwnReview, json(ownThings.review('own'))),
  line(comments.listComments, listed('comment')),
  line(comments.listCommentsOf, listed('comment')),
  line(comments.writeComment, made('comment')),
  line(comments.readComment, found('comment')),
  line(comments.changeComment, found('comment')),
  line(comments.removeComment, empty),
  line(comments.likeComment, json(blogCommentBody)),
  line(comments.findLikedComments, json({ likedCommentIds: [4, 4, 5] })),
  line(blog.readPost, json(blogPostBody)),
  line(blog.likePost, json(blogPostBody)),
  line(blog.findLikedPosts, json({ postIds: [4, 4, 5] })),
  line(blog.listLikedPostsOf, json(pageBody(blogPostBody))),
  line(notifications.listNotifications, listed('notification')),
  line(notifications.countUnseen, json({ count: 4 })),
  line(notifications.readNotification, found('notification')),
  line(notifications.changeNotification, found('notification')),
  line(notifications.removeNotification, empty),
  line(notifications.markAllSeen, marked),
  line(notifications.markSeen, marked),
  line(notifications.markAllUnseen, marked),
  line(notifications.markUnseen, marked),
  line(notifications.makeSocketTicket, json({ ticket: 'ticket-of-the-api', expiresIn: 60 })),
]

/**
 * An upstream with data of two people which, as the real one, mostly checks no owner: any member
 * reads both.
 */
export function memberUpstream(url: string, { method, body }: UpstreamRequest): Response {
  const request = `${method} ${new URL(url).pathname.replace(/^\/api\/v1/, '')}`
  for (const [pattern, answer] of lines) {
    const match = pattern.exec(request)
    if (match) return answer(match[1] ?? '', typeof body === 'string' ? JSON.parse(body) : null)
  }
  throw new Error(`the upstream of this test has no ${request}`)
}
