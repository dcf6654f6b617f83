import { and, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { addressAnswer } from '../answers/address-answer'
import { detailError } from '../answers/api-error'
import { type BearerEnv, signedIn } from '../auth/bearer-accounts'
import { checkBody, readBody } from '../bodies/read-body'
import type { RouteDeps } from '../dependencies'
import { answerList } from '../listing/answer-list'
import { conditionsOf } from '../listing/query-filters'
import { queryWords } from '../listing/query-words'
import { takeBurst } from '../routes/burst-limit'
import { findRow } from '../routes/find-row'
import { jsonBody } from '../routes/json-body'
import { pathId } from '../routes/path-id'
import { answerMessages } from '../seed/answer-words'
import { addressFilters, addressList } from '../store/address-queries'
import { type AddressRow, userAddresses } from '../store/address-tables'
import { addressBody } from './address-body'
import { addAddress, changeAddress, deleteAddress, makeMain } from './change-addresses'

/**
 * `/user/address`: as in the real API, whoever is signed in reaches the addresses of everybody.
 */
export function addressRoutes(deps: RouteDeps) {
  const list = addressList(deps.store)

  async function askedFor(c: Context<BearerEnv>): Promise<AddressRow> {
    signedIn(c)
    return findRow(list, pathId(c))
  }
  const answer = async (id: number) => addressAnswer(await findRow(list, id))

  return new Hono<BearerEnv>()
    .get('/', (c) => {
      signedIn(c)
      const where = conditionsOf(queryWords(c.req.url), addressFilters)
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
    .get('/:id{[0-9]+}', async (c) => c.json(addressAnswer(await askedFor(c))))
    .put('/:id{[0-9]+}', async (c) => {
      const row = await askedFor(c)
      await changeAddress(deps, row, await readBody(c, addressBody))
      return c.json(await answer(row.id))
    })
    .patch('/:id{[0-9]+}', async (c) => {
      const row = await askedFor(c)
      const body = checkBody(c, { ...row, ...(await jsonBody(c)) }, addressBody)
      await changeAddress(deps, row, body)
      return c.json(await answer(row.id))
    })
    .delete('/:id{[0-9]+}', async (c) => {
      await deleteAddress(deps, await askedFor(c))
      return c.body(null, 204)
    })
    .post('/:id{[0-9]+}/set_main', async (c) => {
      const row = await askedFor(c)
      takeBurst(deps, c, 'set_main')
      await makeMain(deps, row)
      return c.body(null, 200)
    })
}
