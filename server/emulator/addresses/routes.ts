import { and, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { type AddressRow, userAddresses } from '../database/tables/addresses'
import { type BearerEnv, signedIn } from '../lib/access-tokens'
import { answerList } from '../lib/answer-list'
import { detailError } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { limitBurst, pathId } from '../lib/http'
import { queryParams } from '../lib/list-params'
import { findRow } from '../lib/list-source'
import { answerMessages } from '../lib/messages'
import { filterConditions } from '../lib/query-filters'
import { checkBody, jsonBody, readBody } from '../lib/read-body'
import { addAddress, addressBody, changeAddress, deleteAddress, makeMain } from './change-addresses'
import { addressAnswer, addressFilters, addressList } from './queries'

/** `/user/address`. As in the real API, any signed-in user can access all addresses. */
export function addressRoutes(deps: RouteDeps) {
  const list = addressList(deps.store)

  async function requestedAddress(c: Context<BearerEnv>): Promise<AddressRow> {
    signedIn(c)
    return findRow(list, pathId(c))
  }
  const answer = async (id: number) => addressAnswer(await findRow(list, id))

  return new Hono<BearerEnv>()
    .get('/', (c) => {
      signedIn(c)
      const where = filterConditions(queryParams(c.req.url), addressFilters)
      return answerList(c, list, where, (rows) => rows.map(addressAnswer))
    })
    .post('/', async (c) => {
      signedIn(c)
      const id = await addAddress(deps, await readBody(c, addressBody))
      return c.json(await answer(id), 201)
    })
    .get('/get_main', async (c) => {
      const mine = eq(userAddresses.user, signedIn(c).id)
      const where = and(mine, eq(userAddresses.isMain, true))
      const [row] = await list.rows({ where, order: list.defaultOrder, limit: 1 })
      if (!row) throw detailError(404, answerMessages.notFound)
      return c.json(addressAnswer(row))
    })
    .get('/:id{[0-9]+}', async (c) => c.json(addressAnswer(await requestedAddress(c))))
    .put('/:id{[0-9]+}', async (c) => {
      const row = await requestedAddress(c)
      await changeAddress(deps, row, await readBody(c, addressBody))
      return c.json(await answer(row.id))
    })
    .patch('/:id{[0-9]+}', async (c) => {
      const row = await requestedAddress(c)
      const body = checkBody({ ...row, ...(await jsonBody(c)) }, addressBody)
      await changeAddress(deps, row, body)
      return c.json(await answer(row.id))
    })
    .delete('/:id{[0-9]+}', async (c) => {
      await deleteAddress(deps, await requestedAddress(c))
      return c.body(null, 204)
    })
    .post('/:id{[0-9]+}/set_main', async (c) => {
      const row = await requestedAddress(c)
      limitBurst(deps, c, 'set_main')
      await makeMain(deps, row)
      return c.body(null, 200)
    })
}
