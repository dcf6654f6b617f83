import { mailsTo } from '#emulator/testing/auth-client'
import { answers, needsAccount } from './rest-exchange'
import { idIn, type Person, type Shop } from './shop'

const subscribe = (me: Person) => me.call('POST', '/user/subscription/topic/1/subscribe', {})

/** Where the newest mail to somebody leads at the API, of those that match. */
async function mailed({ api }: Shop, { email }: Person, pattern: RegExp): Promise<string> {
  const found = (await mailsTo(api, email)).flatMap(({ text }) => text.match(pattern) ?? [])
  return (found[0] ?? '').replace(/^.*\/api\/v1/, '')
}
async function join(shop: Shop): Promise<string> {
  await subscribe(shop.me)
  const link = await mailed(shop, shop.me, /\S*\/subscription\/confirm\/\w+/)
  await shop.guest.call('GET', link)
  return link
}
async function leaveLink(shop: Shop): Promise<string> {
  await join(shop)
  await shop.api.send('/switches/newsletter', { topic: 'newsletter' })
  return mailed(shop, shop.me, /\S*\/unsubscribe\/\S+/)
}

/** Exchanges about what the shop writes, and the links of those mails. */
export const newsletterExchanges = [
  answers('GET /user/subscription 200', async ({ me }) => {
    await subscribe(me)
    return me.call('GET', '/user/subscription')
  }),
  needsAccount('GET /user/subscription'),
  answers('GET /user/subscription/topic 200', ({ me }) =>
    me.call('GET', '/user/subscription/topic'),
  ),
  needsAccount('GET /user/subscription/topic'),
  answers('POST /user/subscription/topic/{id}/subscribe 201', ({ me }) => subscribe(me)),
  answers('POST /user/subscription/topic/{id}/subscribe 200', async (shop) => {
    await shop.guest.call('GET', await leaveLink(shop))
    return subscribe(shop.me)
  }),
  answers('POST /user/subscription/topic/{id}/subscribe 400 no. 1', async ({ me }) => {
    await subscribe(me)
    return subscribe(me)
  }),
  answers('POST /user/subscription/topic/{id}/subscribe 400 no. 2', async (shop) => {
    await join(shop)
    return subscribe(shop.me)
  }),
  needsAccount('POST /user/subscription/topic/{id}/subscribe'),
  answers('DELETE /user/subscription/{id} 204', async ({ me }) =>
    me.call('DELETE', `/user/subscription/${idIn(await subscribe(me))}`),
  ),
  answers('GET /user/subscription/confirm/{id} 200', async (shop) => {
    await subscribe(shop.me)
    const link = await mailed(shop, shop.me, /\S*\/subscription\/confirm\/\w+/)
    return shop.guest.call('GET', link)
  }),
  answers('GET /user/subscription/confirm/{id} 400 no. 1', async (shop) =>
    shop.guest.call('GET', await join(shop)),
  ),
  answers('GET /user/unsubscribe/{id} 200', async (shop) =>
    shop.guest.call('GET', (await leaveLink(shop)).replace('/newsletter', '')),
  ),
  answers('GET /user/unsubscribe/{id} 200', async (shop) => {
    const link = (await leaveLink(shop)).replace('/newsletter', '')
    await shop.guest.call('GET', link)
    return shop.guest.call('GET', link)
  }),
  answers('GET /user/unsubscribe/{id} 400 no. 1', ({ guest }) =>
    guest.call('GET', '/user/unsubscribe/abc'),
  ),
  answers('GET /user/unsubscribe/{id}/{id} 200', async (shop) => {
    const link = await leaveLink(shop)
    await shop.guest.call('GET', link)
    return shop.guest.call('GET', link)
  }),
]
