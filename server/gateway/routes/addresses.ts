import * as addresses from '#contract/endpoints/addresses'
import { addressBody, storedAddress } from '#upstream/address'
import * as upstream from '#upstream/endpoints/addresses'
import type { Api } from '../http/api'
import { createRoutes } from '../http/create-routes'
import { deleteMine, mine, readPage, requireMine } from '../http/visible'

const removal = { read: upstream.readAddress, remove: upstream.removeAddress }
const readStored = { ...upstream.readAddress, answer: storedAddress }

export function addressRoutes({ api }: { api: Api }) {
  const { routes, route } = createRoutes(api)

  // The upstream has two lists; this one contains only the addresses of one person.
  route(addresses.listAddresses, ({ c, member, endpoint }) => {
    const list = { params: { me: member.userId }, visible: mine, pageSize: 100 }
    return readPage(c, member, endpoint, upstream.listAddresses, list)
  })

  route(addresses.addAddress, ({ member, body }) =>
    member.ask(upstream.addAddress, { body: addressBody(body), visible: mine }),
  )

  route(addresses.readAddress, ({ member, id }) =>
    member.ask(upstream.readAddress, { params: { id }, visible: mine }),
  )

  route(addresses.changeAddress, async ({ member, id, body: write }) => {
    const params = { id }
    const body = addressBody(write, await member.ask(readStored, { params, visible: mine }))
    return member.ask(upstream.changeAddress, { params, body, visible: mine })
  })

  route(addresses.removeAddress, ({ member, id }) => deleteMine(member, removal, id))

  route(addresses.setMainAddress, async ({ member, id }) => {
    await requireMine(member, upstream.readAddress, id)
    await member.ask(upstream.setMainAddress, { params: { id }, visible: mine })
  })

  return routes
}
