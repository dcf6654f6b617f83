import { Hono } from 'hono'
import * as z from 'zod/mini'
import { addressTypes, addressWrite } from '#contract/account/address'
import { address, addressBody, storedAddress } from '#upstream/address'
import type { RouteContext, RouteEnv } from '../services'
import { parse } from '../upstream/read-answer'
import { type Member, requireMember, requireOwner } from './api-caller'
import { booleanText, countryText, id, idText, orderingOf, pageRules, typedText } from './query'
import { discardBody, readBody } from './read-request'
import { answerEmpty, answerJson, answerPage, deleteMine, one, pageFrom } from './responses'
import { mine, requireMine } from './visibility'

/** A person's addresses. */
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

const ownAddress = one(address, mine)
const ownAddresses = pageFrom(address, mine)

/** The upstream has two lists; this one contains only the addresses of one person. */
function answerAddresses(c: RouteContext, member: Member): Promise<Response> {
  const path = `/user/account/${member.userId}/addresses`
  return answerPage(c, member, { path, query: addressQuery, parse: ownAddresses, pageSize: 100 })
}

addressRoutes.get(`/user/account/${id}/addresses`, async (c) =>
  answerAddresses(c, await requireOwner(c)),
)

addressRoutes.get('/user/addresses', async (c) => answerAddresses(c, await requireMember(c)))

addressRoutes.post('/user/addresses', async (c) => {
  const member = await requireMember(c)
  const body = addressBody(await readBody(c, addressWrite))
  const created = await member.send('POST', '/user/address', { body })
  return answerJson(c, ownAddress(created, member), 201)
})

addressRoutes.get(`/user/addresses/${id}`, async (c) => {
  const member = await requireMember(c)
  const known = await member.send('GET', `/user/address/${c.req.param('id')}`)
  return answerJson(c, ownAddress(known, member))
})

addressRoutes.put(`/user/addresses/${id}`, async (c) => {
  const member = await requireMember(c)
  const write = await readBody(c, addressWrite)
  const known = await member.send('GET', `/user/address/${c.req.param('id')}`)
  requireMine(known, member)
  const body = addressBody(write, parse(storedAddress, known))
  const changed = await member.send('PUT', `/user/address/${c.req.param('id')}`, { body })
  return answerJson(c, ownAddress(changed, member))
})

addressRoutes.delete(`/user/addresses/${id}`, (c) =>
  deleteMine(c, `/user/address/${c.req.param('id')}`),
)

addressRoutes.post(`/user/addresses/${id}/set-main`, async (c) => {
  const member = await requireMember(c)
  await discardBody(c)
  requireMine(await member.send('GET', `/user/address/${c.req.param('id')}`), member)
  ownAddress(await member.send('POST', `/user/address/${c.req.param('id')}/set_main`), member)
  return answerEmpty(c)
})
