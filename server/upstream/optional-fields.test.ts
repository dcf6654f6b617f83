import * as z from 'zod/mini'
import { address } from '#contract/account/address'
import { userAccount } from '#contract/account/user-account'
import { blogComment } from '#contract/blog/blog-comment'
import * as blog from '#contract/blog/blog-post'
import { contactReceipt } from '#contract/contact/contact-receipt'
import { country, region } from '#contract/geo/country'
import { notificationUser } from '#contract/notifications/notification'
import { blogPostHit, productHit } from '#contract/search/search-answer'
import { cart } from '#contract/shop/cart'
import { favourite } from '#contract/shop/favourite'
import { order, orderDetail } from '#contract/shop/order'
import { payWay } from '#contract/shop/pay-way'
import { product } from '#contract/shop/product'
import { productAlert } from '#contract/shop/product-alert'
import { productCategory, productImage } from '#contract/shop/product-category'
import { ownProductReview, productReview } from '#contract/shop/product-review'
import { rowsOf } from './api'
import type { UpstreamEndpoint } from './endpoints/endpoint'
import { apiAnswers } from './testing/api-answers'
import { costlyFields } from './testing/costly-fields'
import { type CallName, upstreamCalls } from './testing/upstream-endpoints'

const calls = Object.entries<UpstreamEndpoint>(upstreamCalls).flatMap(
  ([name, { rows, answer = rows }]): [CallName, z.ZodMiniType, unknown][] => {
    const said: unknown = Reflect.get(apiAnswers, name)
    const example: unknown = rows ? z.parse(z.array(z.unknown()), rowsOf(said))[0] : said
    return answer ? [[name as CallName, answer, example]] : []
  },
)

const listed = { country: true, region: true, payWay: true } as const

/** What the gateway passes on as it was read, and the build takes it for. */
const contracts: Readonly<Partial<Record<CallName, z.ZodMiniType>>> = {
  ...{
    readProduct: product,
    listProductCategories: productCategory,
    readProductCategory: productCategory,
  },
  ...{ listProductImages: productImage, addAlert: productAlert, listReviews: productReview },
  ...{ listReviewsOf: ownProductReview, listFavourites: favourite, readCart: cart },
  ...{ listOrders: z.omit(order, listed), readOrder: z.omit(orderDetail, listed) },
  ...{ listCountries: country, listRegions: region, listPayWays: payWay },
  ...{ searchProducts: productHit, searchPosts: blogPostHit, sendContactMessage: contactReceipt },
  ...{ readPost: blog.blogPost, listBlogCategories: blog.blogCategory, listBlogTags: blog.blogTag },
  ...{ readAuthor: blog.blogAuthor, readComment: blogComment, readAccount: userAccount },
  ...{ listAddresses: address, listNotifications: notificationUser },
}

type Changed = readonly [field: string, answer: unknown]

/** A value with one of its fields said in another way: nothing, another type, an empty text, not at all. */
function changesOf(value: unknown, place = ''): Changed[] {
  if (value === null || typeof value !== 'object') return []
  const isList = Array.isArray(value)
  const fields = Object.entries(value).slice(0, isList ? 1 : undefined)
  return fields.flatMap(([name, said]: [string, unknown]) => {
    const field = `${place}${name}`
    const changed = (other: unknown): unknown =>
      isList ? [other, ...value.slice(1)] : { ...value, [name]: other }
    const { [name]: _, ...rest } = { ...value } as Record<string, unknown>
    const ways: unknown[] = [null, typeof said === 'string' ? 7 : ['another type']]
    return [
      ...(said === '' || typeof said !== 'string' ? ways : [...ways, '']).map(
        (other): Changed => [field, changed(other)],
      ),
      ...(isList ? [] : [[field, rest] as const]),
      ...changesOf(said, `${field}.`).map(([inner, other]): Changed => [inner, changed(other)]),
    ]
  })
}

/** An order or a cart that says it is not whole has lost one of its items. */
const cut = z.union([
  z.object({ hasUnreadItems: z.literal(true) }),
  z.object({ unreadItems: z.array(z.unknown()).check(z.minLength(1)) }),
])

it.each(calls)('%s is lost by none but its named fields (R550)', (name, schema, example) => {
  const contract = contracts[name] ?? z.unknown()
  const costly = changesOf(example).flatMap(([field, said]) => {
    const read = z.safeParse(schema, said)
    if (!read.success || z.safeParse(cut, read.data).success) return [field]
    const passed = z.safeParse(contract, read.data)
    return passed.success ? [] : [`${field} against the contract`]
  })
  expect([...new Set(costly)].toSorted()).toEqual(Object.keys(costlyFields[name] ?? {}).toSorted())
})

it('names no call that has no answer', () => {
  const names = calls.map(([name]) => name)
  expect(names).toEqual(expect.arrayContaining(Object.keys(costlyFields)))
})
