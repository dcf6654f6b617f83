import { Hono } from 'hono'
import * as z from 'zod/mini'
import {
  addressTypes,
  addressWrite,
  type UpstreamAddressWrite,
  upstreamAddress,
} from '../../contract/account/address'
import { toUpstreamFloor } from '../../contract/account/floor'
import type { RouteContext, RouteEnv } from '../services'
import { type Member, requireMember, requireOwner } from './member'
import {
  booleanText,
  countryText,
  id,
  idText,
  orderingOf,
  pageRules,
  readPageQuery,
  typedText,
} from './query'
import { discardBody, readBody } from './read-body'
import { answerEmpty, answerJson, one, pageFrom } from './responses'
import { mine, requireMine } from './visibility'

/** A person's addresses; the upstream itself does not check their owner. */
export const addressRoutes = new Hono<RouteEnv>()

const addressQuery = {
  id: idText,
  country: countryText,
  city: typedText,
  street: typedText,
  zipcode: typedText,
  locationType: z.enum(addressTypes),
  isMain: booleanText,
  ordering: orderingOf([
    'id',
    'country',
    'zipcode',
    'locationType',
    'isMain',
    'createdAt',
    'updatedAt',
  ]),
  ...pageRules,
}

const ownAddress = one(upstreamAddress, mine)
const ownAddresses = pageFrom(upstreamAddress, mine)

function asUpstreamAddress(
  { floor, mobilePhone, ...rest }: z.output<typeof addressWrite>,
  { userId }: Member,
): UpstreamAddressWrite {
  const mobile = mobilePhone || rest.phone
  return { ...rest, floor: toUpstreamFloor(floor), mobilePhone: mobile, user: userId }
}

/** Of the upstream's two lists, the one that is a single person's. */
async function answerAddresses(c: RouteContext, member: Member): Promise<Response> {
  const query = readPageQuery(c, addressQuery, 100)
  const page = await member.send('GET', `/user/account/${member.userId}/addresses`, { query })
  return answerJson(c, ownAddresses(page, member))
}

addressRoutes.get(`/user/account/${id}/addresses`, async (c) =>
  answerAddresses(c, await requireOwner(c)),
)

addressRoutes.get('/user/addresses', async (c) => answerAddresses(c, await requireMember(c)))

addressRoutes.post('/user/addresses', async (c) => {
  const member = await requireMember(c)
  const body = asUpstreamAddress(await readBody(c, addressWrite), member)
  return answerJson(
    c,
    ownAddress(await member.send('POST', '/user/address', { body }), member),
    201,
  )
})

addressRoutes.get(`/user/addresses/${id}`, async (c) => {
  const member = await requireMember(c)
  const address = await member.send('GET', `/user/address/${c.req.param('id')}`)
  return answerJson(c, ownAddress(address, member))
})

addressRoutes.put(`/user/addresses/${id}`, async (c) => {
  const member = await requireMember(c)
  const write = await readBody(c, addressWrite)
  requireMine(await member.send('GET', `/user/address/${c.req.param('id')}`), member)
  const body = asUpstreamAddress(write, member)
  const changed = await member.send('PUT', `/user/address/${c.req.param('id')}`, { body })
  return answerJson(c, ownAddress(changed, member))
})

addressRoutes.delete(`/user/addresses/${id}`, async (c) => {
  const member = await requireMember(c)
  await discardBody(c)
  requireMine(await member.send('GET', `/user/address/${c.req.param('id')}`), member)
  await member.send('DELETE', `/user/address/${c.req.param('id')}`)
  return answerEmpty(c)
})

addressRoutes.post(`/user/addresses/${id}/set-main`, async (c) => {
  const member = await requireMember(c)
  await discardBody(c)
  requireMine(await member.send('GET', `/user/address/${c.req.param('id')}`), member)
  await member.send('POST', `/user/address/${c.req.param('id')}/set_main`, { noContent: true })
  return answerEmpty(c)
})
