import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { ownOrStaffAccount } from '../account/requested-account'
import { dataExports } from '../database/tables/privacy'
import type { BearerEnv } from '../lib/access-tokens'
import { answerList } from '../lib/answer-list'
import { detailError } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { askForExport, dataExportAnswer, dataExportList } from './data-exports'

/** `/user/account/{id}`: a person asks for a copy of their data, which the worker makes later. */
export function dataExportRoutes(deps: RouteDeps) {
  const list = dataExportList(deps)
  return new Hono<BearerEnv>()
    .post('/:id{[0-9]+}/request_data_export', async (c) => {
      const { id } = await ownOrStaffAccount(c, deps.store)
      return c.json(dataExportAnswer(deps, await askForExport(deps, id)), 202)
    })
    .get('/:id{[0-9]+}/data_exports', async (c) => {
      const { id } = await ownOrStaffAccount(c, deps.store)
      return answerList(c, list, eq(dataExports.user, id), (rows) =>
        rows.map((row) => dataExportAnswer(deps, row)),
      )
    })
}

/**
 * `/user/data_export/{token}/download`: for anybody who knows the token. Only who asks for a copy that
 * is over learns it, once: then it counts as one that is not ready.
 */
export function dataExportFiles({ store, clock }: RouteDeps) {
  return new Hono().get('/:token/download', async (c) => {
    const token = eq(dataExports.token, c.req.param('token'))
    const [row] = await store.db.select().from(dataExports).where(token)
    if (!row) throw detailError(404, 'Export not found.')
    if (row.status !== 'ready' || row.file === null) throw detailError(404, 'Export not ready.')
    if (row.expiresAt !== null && row.expiresAt < clock.now().getTime()) {
      await store.db.update(dataExports).set({ status: 'expired' }).where(token)
      throw detailError(410, 'This download link has expired.')
    }
    const name = `grooveshop-data-export-${row.user}.json`
    c.header('content-disposition', `attachment; filename="${name}"`)
    return c.body(row.file, 200, { 'content-type': 'application/json' })
  })
}
