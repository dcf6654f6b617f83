import { pageOf } from '#upstream/testing/api-answers'
import { commentRow } from '#upstream/testing/blog-examples'
import { productRow } from '#upstream/testing/catalogue-rows'
import { cartItemRow, cartRow } from '#upstream/testing/order-rows'
import { encryptGuest, guestCookieName } from '../session/guest-cookie'
import { type EndpointRequest, initOf, isApart, isOfSignIn, urlOf } from './endpoint-requests'
import { orderOf } from './order-shop'
import { exportTokens, ids } from './own-things'
import { comeBack, startProviderShop } from './provider-shop'
import { authReply, replyOf } from './scripted-auth'
import { type Instead, startForMember, when } from './start-for-member'
import { encryptionDeps, memberSession, startGateway, testTime } from './start-gateway'

const createdAt = new Date(testTime).toISOString()
const uuid = '6f1d2c3b-4a59-4e68-8b77-000000000005'
/** The order of the example's body, of a guest: it waits to be paid at the bank. */
const guestOrder = {
  ...orderOf(),
  ...{ user: null, uuid, isOnlinePayment: true, createdAt, updatedAt: createdAt },
}

/** Calls of the API that answer one order. */
const ofOrders = /^(POST \/order|GET \/order\/uuid\/[^/]+|POST \/order\/\d+\/cancel)$/

/** What a browser keeps of the guest who has placed it and has a cart again. */
async function guestCookie(): Promise<string> {
  const kept = { since: testTime, changedAt: testTime, cart: cartRow.uuid, cartGoneAt: null }
  const orders = [{ id: ids.own, uuid }]
  const state = { ...kept, secret: 'a'.repeat(22), orders }
  return `${guestCookieName}=${await encryptGuest(await encryptionDeps(), state)}`
}

type Ask = (row: EndpointRequest) => Promise<Response>

/** Asks for that guest, who may have signed in since, with another body if given. */
const ofGuest =
  ({ isMember = false, sent = {} }: { isMember?: boolean; sent?: RequestInit } = {}): Ask =>
  async (row) => {
    const shop = startForMember({
      variables: { SHOP_AUDIENCE: 'everyone', PAYMENT_HOSTS: 'bank.example' },
      instead: (request) => (ofOrders.test(request) ? Response.json(guestOrder) : undefined),
    })
    const guest = await guestCookie()
    const cookie = isMember ? `${await shop.cookieOf(memberSession)}; ${guest}` : guest
    const init = { ...initOf(row, { cookie }), ...sent }
    if (init.body instanceof FormData) Reflect.deleteProperty(init.headers, 'content-type')
    // What is the guest's anyone may ask for.
    const { who } = row.endpoint
    const endpoint = { ...row.endpoint, who: who === 'owner' ? who : ('buyer' as const) }
    return shop.ask(urlOf({ endpoint }, 'own'), init)
  }

/** Asks for a member, with another query, or where the API answers something else. */
const ofMember =
  ({ query = '', instead }: { query?: string; instead?: Instead }): Ask =>
  (row) =>
    startForMember({ ...(instead && { instead }) }).send(row, {
      url: query ? `${row.url.split('?')[0]}${query}` : row.url,
    })

/** Where the API answers this to a request such as `GET /cart`. */
const saying =
  (asked: RegExp, body: unknown): Instead =>
  (request) =>
    asked.test(request) ? Response.json(body) : undefined

const readProviderReturn: Ask = async ({ url }) => {
  const shop = await startProviderShop()
  const { cookie } = await comeBack(shop, '/auth/pigi?redirect=/account/orders')
  return shop.ask(url, { headers: { cookie } })
}

/** The session of a member whose account was deleted. */
const readOverSession: Ask = async (row) => {
  const gone = when('GET /user/account', () => Response.json({}, { status: 404 }))
  const shop = startForMember({ instead: gone })
  await shop.send('POST /user/account/{id}/delete-account')
  return shop.send(row)
}

/** The form of a new picture: the head of a PNG of 1 x 1. */
function pictureForm(): RequestInit {
  const size = [0, 0, 0, 1]
  const head = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
  const body = new FormData()
  body.append('image', new File([new Uint8Array([...head, ...size, ...size])], 'picture.png'))
  return { body }
}

const twoVersions = pageOf(productRow, { ...productRow, id: 42 })
const unread = { ...cartItemRow, product: { id: 42, translations: productRow.translations } }
const thread = pageOf(commentRow, { ...commentRow, id: 812, parent: commentRow.id })

/** What asks for those apart from the others, and for what an answer has at times only. */
const otherWays: Readonly<Record<string, readonly Ask[]>> = {
  listProducts: [
    ofMember({ query: '?grouped=true', instead: saying(/^GET \/product$/, twoVersions) }),
  ],
  search: [ofMember({ query: '?query=word&offers=true' })],
  readCart: [
    ofMember({ instead: saying(/^GET \/cart$/, { ...cartRow, items: [cartItemRow, unread] }) }),
  ],
  listComments: [ofMember({ query: '?post=41', instead: saying(/^GET \/blog\/comment$/, thread) })],
  listCommentsOfPost: [ofMember({ instead: saying(/\/comments$/, thread) })],
  listReplies: [ofMember({ instead: saying(/\/replies$/, thread) })],
  listDataExports: [ofMember({ query: `?token=${exportTokens.own}` })],
  mergeCart: [ofGuest({ isMember: true })],
  cancelOrderByUuid: [ofGuest()],
  openPayment: [ofGuest()],
  findUnpaidOrder: [ofGuest()],
  readOrderState: [ofGuest()],
  findGuestOrder: [ofGuest()],
  findSentOrder: [ofGuest()],
  findReturnedOrder: [ofMember({ query: '?t=7b1c' })],
  changePicture: [ofGuest({ isMember: true, sent: pictureForm() })],
  readSession: [ofGuest({ isMember: true }), readOverSession],
  endSession: [ofGuest()],
  readSocketTokens: [ofGuest({ isMember: true })],
  readProviderReturn: [readProviderReturn],
}

/** The plain request of an endpoint; the sign-in service answers with the example. */
const plainly: Ask = async (row) => {
  if (!isOfSignIn(row)) {
    return startForMember().send(row, row.endpoint.who === 'anyone' ? { as: null } : {})
  }
  const upstream = () => authReply(replyOf(row))
  const { ask, cookieOf } = startGateway({ sessions: 'upstream', upstream })
  return ask(row.url, initOf(row, { cookie: await cookieOf(memberSession) }))
}

/** What an endpoint answers to each way of asking it. */
export async function answersOf(row: EndpointRequest): Promise<readonly Response[]> {
  const ways = [...(isApart(row) ? [] : [plainly]), ...(otherWays[row.endpoint.name] ?? [])]
  return Promise.all(ways.map((ask) => ask(row)))
}
