import * as addresses from '#contract/endpoints/addresses'
import { address, addressBody, storedAddress } from '#upstream/address'
import type { Api } from '../http/api'
import { createRoutes } from '../http/create-routes'
import { deleteMine, mine, one, pageFrom, readPage, requireMine } from '../http/visible'
import { parse } from '../upstream/read-answer'

const ownAddress = one(address, mine)
const ownAddresses = pageFrom(address, mine)

export function addressRoutes({ api }: { api: Api }) {
  const { routes, route } = createRoutes(api)

  // The upstream has two lists; this one contains only the addresses of one person.
  route(addresses.listAddresses, ({ c, member, endpoint }) => {
    const path = `/user/account/${member.userId}/addresses`
    return readPage(c, member, endpoint, { path, parse: ownAddresses, pageSize: 100 })
  })

  route(addresses.addAddress, async ({ member, body }) => {
    const created = await member.send('POST', '/user/address', { body: addressBody(body) })
    return ownAddress(created, member)
  })

  route(addresses.readAddress, async ({ member, id }) =>
    ownAddress(await member.send('GET', `/user/address/${id}`), member),
  )

  route(addresses.changeAddress, async ({ member, id, body: write }) => {
    const known = await member.send('GET', `/user/address/${id}`)
    requireMine(known, member)
    const body = addressBody(write, parse(storedAddress, known))
    return ownAddress(await member.send('PUT', `/user/address/${id}`, { body }), member)
  })

  route(addresses.removeAddress, ({ member, id }) => deleteMine(member, `/user/address/${id}`))

  route(addresses.setMainAddress, async ({ member, id }) => {
    requireMine(await member.send('GET', `/user/address/${id}`), member)
    ownAddress(await member.send('POST', `/user/address/${id}/set_main`), member)
  })

  return routes
}
