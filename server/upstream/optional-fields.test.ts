import * as z from 'zod/mini'
import { address } from '#contract/account/address'
import { userAccount } from '#contract/account/user-account'
import * as factors from '#contract/allauth/account-answers'
import { emailAddress, sessionEntry } from '#contract/allauth/account-lists'
import { provider, providerAccount } from '#contract/allauth/session-answer'
import { blogComment } from '#contract/blog/blog-comment'
import * as blog from '#contract/blog/blog-post'
import { contactReceipt } from '#contract/contact/contact-receipt'
import {
  exampleAuthenticators,
  exampleEmailAddresses,
  examplePasskeyAdded,
  exampleRecoveryCodes,
  exampleSessions,
  exampleTotpSecret,
} from '#contract/examples/authenticator-examples'
import { exampleConfig, exampleProvider } from '#contract/examples/sign-in-examples'
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
import * as said from './sign-in'
import { apiAnswers } from './testing/api-answers'
import { costlyFields, costlyOfSignIn } from './testing/costly-fields'
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

/** Names of the fields that cost an answer, or that the contract does not take as they were read. */
function costlyIn(schema: z.ZodMiniType, example: unknown, contract: z.ZodMiniType): string[] {
  const costly = changesOf(example).flatMap(([field, said]) => {
    const read = z.safeParse(schema, said)
    if (!read.success || z.safeParse(cut, read.data).success) return [field]
    const passed = z.safeParse(contract, read.data)
    return passed.success ? [] : [`${field} against the contract`]
  })
  return [...new Set(costly)].toSorted()
}

it.each(calls)('%s is lost by none but its named fields (R550)', (name, schema, example) => {
  const named = Object.keys(costlyFields[name] ?? {})
  expect(costlyIn(schema, example, contracts[name] ?? z.unknown())).toEqual(named.toSorted())
})

const [app, codes, passkey] = exampleAuthenticators.data
const account = { uid: '990017', display: 'Νεφέλη', provider: exampleProvider }
const [device] = exampleSessions.data
const [email] = exampleEmailAddresses.data

/** What the sign-in service says, as it is read, as the contract has it, and an example. */
const signInAnswers: Readonly<
  Record<keyof typeof costlyOfSignIn, [z.ZodMiniType, z.ZodMiniType, unknown]>
> = {
  app: [said.totp, factors.totpAuthenticator, app],
  recoveryCodes: [said.recoveryCodes, factors.recoveryCodesAuthenticator, codes],
  passkey: [said.webauthn, factors.webauthnAuthenticator, passkey],
  passkeyAdded: [said.webauthnAdded, factors.webauthnAdded, examplePasskeyAdded],
  recoveryCodesRead: [said.recoveryCodesAnswer, factors.recoveryCodesAnswer, exampleRecoveryCodes],
  newApp: [said.totpAnswer, factors.totpAnswer, exampleTotpSecret],
  emailAddress: [emailAddress, emailAddress, email],
  device: [said.device, sessionEntry, device],
  provider: [said.provider, provider, exampleProvider],
  providerAccount: [said.providerAccount, providerAccount, account],
  // Its providers are rows, which are read one by one.
  config: [said.configAnswer, z.unknown(), exampleConfig],
}

it.each(Object.entries(signInAnswers))(
  'of the sign-in service, %s is lost by none but its named fields (R550)',
  (name, [schema, contract, example]) => {
    const named = Object.keys(Reflect.get(costlyOfSignIn, name))
    expect(costlyIn(schema, example, contract)).toEqual(named.toSorted())
  },
)

it('calls a provider by its id where it has no name, and so an account with it', () => {
  const nameless = { ...account, display: 7, provider: { ...account.provider, name: null } }
  expect(z.parse(said.providerAccount, nameless)).toMatchObject({
    display: account.uid,
    provider: { name: account.provider.id },
  })
})

it('names no call that has no answer', () => {
  const names = calls.map(([name]) => name)
  expect(names).toEqual(expect.arrayContaining(Object.keys(costlyFields)))
})
