import { authPath } from '#upstream/api'
import { readAccount } from '#upstream/endpoints/account'
import * as blog from '#upstream/endpoints/blog'
import * as checkout from '#upstream/endpoints/checkout'
import * as comments from '#upstream/endpoints/comments'
import type { UpstreamEndpoint } from '#upstream/endpoints/endpoint'
import * as newsletter from '#upstream/endpoints/newsletter'
import { makeSocketTicket } from '#upstream/endpoints/notifications'
import * as products from '#upstream/endpoints/products'
import { listReviews } from '#upstream/endpoints/reviews'
import * as shop from '#upstream/endpoints/shop'
import * as bodies from './sample-bodies'

const { pageBody } = bodies

const left = {
  message: 'Successfully unsubscribed',
  topic: 'Νέα μαθήματα',
  userEmail: 'nefeli@example.gr',
  count: 1,
}

type Line = readonly [call: Pick<UpstreamEndpoint, 'path'>, answer: unknown]

/** What the upstream answers to the calls that we make for guests, whatever their method. */
const lines: readonly Line[] = [
  [products.listProducts, pageBody(bodies.productBody)],
  [products.readProduct, bodies.productBody],
  [products.countProductView, bodies.productBody],
  [products.listProductCategories, pageBody(bodies.productCategoryBody)],
  [products.readProductCategory, bodies.productCategoryBody],
  [products.listCategoryPictures, pageBody(bodies.categoryPictureBody)],
  [products.addAlert, bodies.productAlertBody],
  [newsletter.confirmByLink, { status: 'confirmed', topic: 'Νέα μαθήματα' }],
  [newsletter.leaveAllByLink, left],
  [newsletter.leaveTopicByLink, left],
  [listReviews, pageBody(bodies.productReviewBody)],
  [blog.readPost, bodies.blogPostBody],
  [blog.countPostView, bodies.blogPostBody],
  [blog.listCommentsOfPost, pageBody(bodies.blogCommentBody)],
  [blog.readBlogCategory, bodies.blogCategoryBody],
  [comments.listComments, pageBody(bodies.blogCommentBody)],
  [comments.readComment, bodies.blogCommentBody],
  [comments.listReplies, pageBody(bodies.blogCommentBody)],
  [checkout.listPayWays, pageBody(bodies.payWayBody)],
  [checkout.listCountries, pageBody(bodies.countryBody)],
  [checkout.listRegions, pageBody(bodies.regionBody)],
  [checkout.listShippingOptions, bodies.shippingOptionsBody],
  [checkout.readFreeShipping, bodies.freeShippingBody],
  [shop.sendContactMessage, bodies.contactBody],
  [shop.readHealth, { database: true, redis: true, celery: false }],
  [shop.searchProducts, bodies.productHitsBody],
  [shop.searchPosts, bodies.blogPostHitsBody],
  [readAccount, bodies.accountBody],
  [makeSocketTicket, { ticket: 'ticket-of-the-api', expiresIn: 60 }],
  [
    { path: `${authPath}/auth/session` },
    { status: 200, data: { user: { id: 7 }, methods: [] }, meta: { is_authenticated: true } },
  ],
]

/** What stands for a parameter of a path; all but these are numbers. */
const anyOf = (parameter: string) =>
  ({ '{token}': '[^/]+', '{topic}': '[-\\w]+' })[parameter] ?? '\\d+'

const answers = lines.map(
  ([{ path }, answer]) => [new RegExp(`^${path.replace(/\{\w+\}/g, anyOf)}$`), answer] as const,
)

/** A healthy upstream that knows one entity of each kind. */
export function sampleUpstream(url: string): Response {
  const path = new URL(url).pathname.replace(/^\/api\/v1/, '')
  const found = answers.find(([pattern]) => pattern.test(path))
  return found
    ? Response.json(found[1])
    : Response.json({ detail: 'Δεν βρέθηκε.' }, { status: 404 })
}
