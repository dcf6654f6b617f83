import { Hono } from 'hono'
import * as z from 'zod/mini'
import { addressTypes, addressWrite } from '#contract/account/address'
import { address, addressBody, storedAddress } from '#upstream/address'
import { answerEmpty, answerJson } from '../http/answer'
import type { Api, Member } from '../http/api'
import {
  booleanText,
  countryText,
  id,
  idText,
  orderingOf,
  pageRules,
  typedText,
} from '../http/query'
import { discardBody, readBody } from '../http/read-request'
import type { RouteContext, RouteEnv } from '../http/route-env'
import { answerPage, deleteMine, mine, one, pageFrom, requireMine } from '../http/visible'
import { parse } from '../upstream/read-answer'

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

export function addressRoutes({ api }: { api: Api }): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>()

  /** The upstream has two lists; this one contains only the addresses of one person. */
  function answerAddresses(c: RouteContext, member: Member): Promise<Response> {
    const path = `/user/account/${member.userId}/addresses`
    return answerPage(c, member, { path, query: addressQuery, parse: ownAddresses, pageSize: 100 })
  }

  routes.get(`/user/account/${id}/addresses`, async (c) =>
    answerAddresses(c, await api.requireOwner(c)),
  )

  routes.get('/user/addresses', async (c) => answerAddresses(c, await api.requireMember(c)))

  routes.post('/user/addresses', async (c) => {
    const member = await api.requireMember(c)
    const body = addressBody(await readBody(c, addressWrite))
    const created = await member.send('POST', '/user/address', { body })
    return answerJson(c, ownAddress(created, member), 201)
  })

  routes.get(`/user/addresses/${id}`, async (c) => {
    const member = await api.requireMember(c)
    const known = await member.send('GET', `/user/address/${c.req.param('id')}`)
    return answerJson(c, ownAddress(known, member))
  })

  routes.put(`/user/addresses/${id}`, async (c) => {
    const member = await api.requireMember(c)
    const write = await readBody(c, addressWrite)
    const known = await member.send('GET', `/user/address/${c.req.param('id')}`)
    requireMine(known, member)
    const body = addressBody(write, parse(storedAddress, known))
    const changed = await member.send('PUT', `/user/address/${c.req.param('id')}`, { body })
    return answerJson(c, ownAddress(changed, member))
  })

  routes.delete(`/user/addresses/${id}`, (c) =>
    deleteMine(api, c, `/user/address/${c.req.param('id')}`),
  )

  routes.post(`/user/addresses/${id}/set-main`, async (c) => {
    const member = await api.requireMember(c)
    await discardBody(c)
    requireMine(await member.send('GET', `/user/address/${c.req.param('id')}`), member)
    ownAddress(await member.send('POST', `/user/address/${c.req.param('id')}/set_main`), member)
    return answerEmpty(c)
  })

  return routes
}
