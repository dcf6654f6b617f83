import { exampleOrderCreation } from '#contract/examples/order-examples'
import type { UpstreamRequest } from '#upstream/client'
import { topicRow } from '#upstream/testing/account-rows'
import { invoiceFile, invoiceRow } from '#upstream/testing/order-rows'
import { cartBody, cartItemBody, foreignCanary, ids, ownThings, people } from './member-bodies'
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

const things = (path: string, thing: Thing): Line[] => [
  [new RegExp(`^POST ${path}$`), made(thing)],
  [new RegExp(`^GET ${path}$`), listed(thing)],
  [new RegExp(`^(?:GET|PUT|PATCH) ${path}/(\\d+)$`), found(thing)],
  [new RegExp(`^DELETE ${path}/(\\d+)$`), empty],
]

const accountLists: Readonly<Record<string, Answer>> = {
  addresses: listed('address'),
  product_reviews: listed('review'),
  liked_blog_posts: json(pageBody(blogPostBody)),
  blog_post_comments: listed('comment'),
  notifications: listed('notification'),
  data_exports: json(pageBody(ownThings.dataExport('own'))),
}

const lines: readonly Line[] = [
  [/^(?:GET|PUT|PATCH) \/user\/account\/(\d+)$/, json(accountBody)],
  [/^POST \/user\/account\/\d+\/change_username$/, json({ detail: 'Έγινε.' })],
  [/^POST \/user\/account\/\d+\/delete_account$/, json({ detail: 'Έγινε.' }, 202)],
  [/^POST \/user\/account\/\d+\/request_data_export$/, json(ownThings.dataExport('own'), 202)],
  [/^GET \/user\/data_export\/own-copy_a+\/download$/, json({ profile: { id: people.own } })],
  ...Object.entries(accountLists).map(
    ([name, answer]): Line => [new RegExp(`^GET /user/account/${people.own}/${name}$`), answer],
  ),
  ...things('/user/address', 'address'),
  [/^POST \/user\/address\/(\d+)\/set_main$/, found('address')],
  [/^GET \/cart$/, json(cartBody)],
  [/^DELETE \/cart$/, empty],
  [/^POST \/cart\/item$/, json({ ...cartItemBody, quantity: 4 }, 201)],
  [/^PUT \/cart\/item\/(\d+)$/, inOwnCart(json(cartItemBody))],
  [/^DELETE \/cart\/item\/(\d+)$/, inOwnCart(empty)],
  [/^POST \/product\/favourite$/, json({ id: ids.own, product: 41 }, 201)],
  ...things('/product/favourite', 'favourite'),
  [/^POST \/product\/favourite\/favourites_by_products$/, json(both('favouriteMark'))],
  ...things('/product/alert', 'alert'),
  [/^GET \/user\/subscription\/topic$/, json([{ ...topicRow, id: ids.own }])],
  [/^POST \/user\/subscription\/topic\/(\d+)\/subscribe$/, made('subscription')],
  ...things('/user/subscription', 'subscription'),
  [/^GET \/product\/\d+$/, json(productBody)],
  [/^GET \/pay_way$/, json([{ ...payWayBody, id: exampleOrderCreation.payWay }])],
  [/^GET \/country$/, json([countryBody])],
  [/^GET \/region$/, json([regionBody])],
  [/^GET \/order\/my_orders$/, listed('order')],
  ...things('/order', 'order'),
  [/^GET \/order\/uuid\/\S*(\d)$/, found('order')],
  [/^POST \/order\/(\d+)\/cancel$/, found('order')],
  [/^GET \/order\/\d+\/invoice$/, json(invoiceRow)],
  [/^GET \/order\/\d+\/invoice\/download$/, () => invoiceFile()],
  ...things('/product/review', 'review'),
  [/^GET \/product\/review\/41\/user_product_review$/, json(ownThings.review('own'))],
  ...things('/blog/comment', 'comment'),
  [/^GET \/blog\/post\/\d+$/, json(blogPostBody)],
  [/^POST \/blog\/post\/liked_posts$/, json({ postIds: [4, 4, 5] })],
  [/^POST \/blog\/comment\/liked_comments$/, json({ likedCommentIds: [4, 4, 5] })],
  [/^POST \/blog\/post\/\d+\/update_likes$/, json(blogPostBody)],
  [/^POST \/blog\/comment\/\d+\/update_likes$/, json(blogCommentBody)],
  [/^GET \/notification\/user\/unseen_count$/, json({ count: 4 })],
  [/^POST \/notification\/user\/mark_(all_)?as_(un)?seen$/, json({ success: true })],
  ...things('/notification/user', 'notification'),
  [/^POST \/websocket\/ticket$/, json({ ticket: 'ticket-of-the-api', expiresIn: 60 })],
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
