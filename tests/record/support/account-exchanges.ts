import { sessionCookieOf } from '#emulator/testing/session-cookie'
import { recorded } from './record'
import { answers, type Call, needsAccount } from './rest-exchange'
import { idIn, type Person, rowsIn, type Shop, textIn } from './shop'

/** Every list of an account that was recorded. */
const ownLists = Object.keys(recorded.endpoints).flatMap((endpoint) => {
  const [, list] = /^GET \/api\/v1\/user\/account\/\{id\}\/(\w+)$/.exec(endpoint) ?? []
  if (!list) return []
  return answers(`GET /user/account/{id}/${list} 200`, ({ customer }) =>
    customer.call('GET', `/user/account/${customer.id}/${list}`),
  )
})

/** A call whose `{id}` is the account of `me`. */
const accountCall =
  (method: string, body: object, path = ''): Call =>
  ({ me }) =>
    me.call(method, `/user/account/${me.id}${path}`, body)

const profile = { firstName: 'Νεφέλη', lastName: 'Δροσινού', city: 'Πάτρα', bio: 'Γεια' }

const deletion = '/delete_account'
const word = { confirmation: 'DELETE' }

/** A deletion by who has signed in just now, as the cookie of the session tells. */
const deletes =
  (body: object): Call =>
  async ({ api, me }) => {
    const headers = { cookie: await sessionCookieOf(api, me.id) }
    return me.call('POST', `/user/account/${me.id}${deletion}`, body, headers)
  }

const deletionExchanges = [
  answers('POST /user/account/{id}/delete_account 202', deletes(word)),
  answers('POST /user/account/{id}/delete_account 400 no. 1', deletes({ confirmation: 'delete' })),
  answers('POST /user/account/{id}/delete_account 400 no. 2', deletes({})),
  needsAccount('POST /user/account/{id}/delete_account'),
  answers('POST /user/account/{id}/delete_account 403 no. 1', accountCall('POST', word, deletion)),
  answers('POST /user/account/{id}/delete_account 404 no. 1', ({ me, other }) =>
    me.call('POST', `/user/account/${other.id}${deletion}`, word),
  ),
]

const ask = '/request_data_export'

/** The token of a copy of the demo customer's data that the worker has made. */
async function exportToken({ api, customer }: Shop): Promise<string> {
  const asked = await customer.call('POST', `/user/account/${customer.id}${ask}`, {})
  await api.send('/switches/worker/run', {})
  return textIn(asked, 'token')
}
const download = (token: string) => `/user/data_export/${token}/download`
const downloads = '/user/data_export/{id}/download'
const days = (count: number) => ({ offsetMs: count * 86_400_000 })

const exportExchanges = [
  answers('POST /user/account/{id}/request_data_export 202', accountCall('POST', {}, ask)),
  answers('POST /user/account/{id}/request_data_export 404 no. 1', ({ me, other }) =>
    me.call('POST', `/user/account/${other.id}${ask}`, {}),
  ),
  needsAccount('GET /user/account/{id}/data_exports'),
  answers('GET /user/account/{id}/data_exports 404 no. 1', ({ me, other }) =>
    me.call('GET', `/user/account/${other.id}/data_exports`),
  ),
  answers(`GET ${downloads} 200`, async (shop) =>
    shop.guest.call('GET', download(await exportToken(shop))),
  ),
  answers(`GET ${downloads} 404 no. 1`, ({ guest }) => guest.call('GET', download('unknown'))),
  answers(`GET ${downloads} 410 no. 1`, async (shop) => {
    const token = await exportToken(shop)
    await shop.api.send('/switches/clock', days(8))
    const answer = await shop.guest.call('GET', download(token))
    await shop.api.send('/switches/clock', days(0))
    return answer
  }),
]

const accountExchanges = [
  answers('GET /user/account/{id} 200', ({ me }) => me.call('GET', `/user/account/${me.id}`)),
  needsAccount('GET /user/account/{id}'),
  answers('GET /user/account/{id} 404 no. 1', ({ me, other }) =>
    me.call('GET', `/user/account/${other.id}`),
  ),
  answers('PATCH /user/account/{id} 200', accountCall('PATCH', { ...profile, phone: null })),
  answers(
    'POST /user/account/{id}/change_username 200',
    accountCall('POST', { username: 'nefeli.d' }, '/change_username'),
  ),
  ...deletionExchanges,
  ...exportExchanges,
  ...ownLists,
  needsAccount('GET /user/account/{id}/notifications'),
]

const address = {
  title: 'Σπίτι',
  firstName: 'Νεφέλη',
  lastName: 'Δροσινού',
  street: 'Ρυακίων',
  streetNumber: '12α',
  city: 'Πάτρα',
  zipcode: '26442',
  floor: 'FIFTH_FLOOR',
  locationType: 'HOME',
  phone: '+306900000012',
  notes: '',
  isMain: false,
  country: 'GR',
  region: 'GR-G',
}
const newAddress = async (me: Person, more: object = {}) =>
  idIn(await me.call('POST', '/user/address', { ...address, ...more }))
const refusedFloor = (number: number, floor: string) =>
  answers(`POST /user/address 400 no. ${number}`, ({ me }) =>
    me.call('POST', '/user/address', { ...address, floor }),
  )

const addressExchanges = [
  answers('POST /user/address 201', ({ me }) => me.call('POST', '/user/address', address)),
  refusedFloor(1, 'FIFTH_FLOOR_PLUS'),
  refusedFloor(2, 'SIXTH_FLOOR'),
  answers('GET /user/address/{id} 200', async ({ me }) =>
    me.call('GET', `/user/address/${await newAddress(me)}`),
  ),
  answers('GET /user/address/{id} 404 no. 1', async ({ me, other }) =>
    me.call('GET', `/user/address/${await newAddress(other)}`),
  ),
  answers('PUT /user/address/{id} 200', async ({ me }) =>
    me.call('PUT', `/user/address/${await newAddress(me)}`, { ...address, city: 'Αθήνα' }),
  ),
  answers('POST /user/address/{id}/set_main 200', async ({ me }) =>
    me.call('POST', `/user/address/${await newAddress(me)}/set_main`, {}),
  ),
  answers('DELETE /user/address/{id} 204', async ({ me }) =>
    me.call('DELETE', `/user/address/${await newAddress(me)}`),
  ),
  answers('DELETE /user/address/{id} 404 no. 1', async ({ me, other }) =>
    me.call('DELETE', `/user/address/${await newAddress(other)}`),
  ),
]

const newNotification = async ({ api, customer }: Shop): Promise<number> => {
  await api.send('/switches/notifications', { email: customer.email, title: 'Νέα' })
  const mine = await customer.call('GET', `/user/account/${customer.id}/notifications`)
  return rowsIn(mine)[0]?.id ?? 0
}
const onNotification =
  (method: string, body?: object): Call =>
  async (shop) =>
    shop.customer.call(method, `/notification/user/${await newNotification(shop)}`, body)

const mark = (verb: string) => [
  answers(`POST /notification/user/mark_all_as_${verb} 200`, ({ me }) =>
    me.call('POST', `/notification/user/mark_all_as_${verb}`, {}),
  ),
  answers(`POST /notification/user/mark_as_${verb} 200`, async (shop) =>
    shop.customer.call('POST', `/notification/user/mark_as_${verb}`, {
      notificationUserIds: [await newNotification(shop)],
    }),
  ),
  answers(`POST /notification/user/mark_as_${verb} 400 no. 1`, ({ me }) =>
    me.call('POST', `/notification/user/mark_as_${verb}`, {}),
  ),
]

const notificationExchanges = [
  answers('GET /notification/user/unseen_count 200', ({ me }) =>
    me.call('GET', '/notification/user/unseen_count'),
  ),
  answers('GET /notification/user/{id} 200', onNotification('GET')),
  answers('PATCH /notification/user/{id} 200', onNotification('PATCH', { seen: true })),
  answers('DELETE /notification/user/{id} 204', onNotification('DELETE')),
  answers('POST /notification/ids 404 no. 1', ({ me }) =>
    me.call('POST', '/notification/ids', { ids: [999_999] }),
  ),
  ...mark('seen'),
  ...mark('unseen'),
  answers('POST /websocket/ticket 200', ({ me }) => me.call('POST', '/websocket/ticket', {})),
  needsAccount('POST /websocket/ticket'),
]

/** Exchanges about account, addresses and notifications. */
export const ownExchanges = [...accountExchanges, ...addressExchanges, ...notificationExchanges]
