import { type Context, Hono } from 'hono'
import type { AddressRow } from '../database/tables/addresses'
import { type BearerEnv, signedIn } from '../lib/access-tokens'
import { noSuchRecord } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { pathId } from '../lib/http'
import { findRow } from '../lib/list-source'
import { readBody } from '../lib/read-body'
import { addAddress, addressBody, changeAddress, deleteAddress, makeMain } from './change-addresses'
import { addressAnswer, addressList } from './queries'

/** `/user/address`: the addresses of the caller; those of others do not exist for them. */
export function addressRoutes(deps: RouteDeps) {
  const list = addressList(deps.store)

  async function requestedAddress(c: Context<BearerEnv>): Promise<AddressRow> {
    const { id } = signedIn(c)
    const row = await findRow(list, pathId(c), noSuchRecord('UserAddress'))
    if (row.user !== id) throw noSuchRecord('UserAddress')
    return row
  }
  const answer = async (id: number) => addressAnswer(await findRow(list, id))

  return new Hono<BearerEnv>()
    .post('/', async (c) => {
      const { id: user } = signedIn(c)
      const id = await addAddress(deps, user, await readBody(c, addressBody))
      return c.json(await answer(id), 201)
    })
    .get('/:id{[0-9]+}', async (c) => c.json(addressAnswer(await requestedAddress(c))))
    .put('/:id{[0-9]+}', async (c) => {
      const row = await requestedAddress(c)
      await changeAddress(deps, row, await readBody(c, addressBody))
      return c.json(await answer(row.id))
    })
    .delete('/:id{[0-9]+}', async (c) => {
      await deleteAddress(deps, await requestedAddress(c))
      return c.body(null, 204)
    })
    .post('/:id{[0-9]+}/set_main', async (c) => {
      const row = await requestedAddress(c)
      await makeMain(deps, row)
      return c.json(await answer(row.id))
    })
}
