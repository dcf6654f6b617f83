import { and, eq, inArray, lte } from 'drizzle-orm'
import { athensTime } from '#contract/wire/athens-time'
import { users } from '../database/tables/account'
import { type DataExportRow, dataExports } from '../database/tables/privacy'
import type { RouteDeps } from '../lib/dependencies'
import { sliceQuery, tableList } from '../lib/list-source'
import { newStamps } from '../lib/new-stamps'
import { randomExportToken } from '../lib/random-codes'
import { sendMail } from '../outbox/send-mail'
import { personalData } from './personal-data'

/** How long a copy can be fetched. */
const fetchableMs = 7 * 86_400_000

const underWay = inArray(dataExports.status, ['pending', 'processing'])

/** Copies, the newest first. */
export const dataExportList = ({ store }: Pick<RouteDeps, 'store'>) =>
  tableList(store, dataExports, {
    rows: (slice) => sliceQuery(store.db.select().from(dataExports).$dynamic(), slice),
    orderings: {},
  })

/** The copy of a person that is under way, else a new one. */
export async function askForExport(deps: RouteDeps, user: number): Promise<DataExportRow> {
  const { db } = deps.store
  const [known] = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.user, user), underWay))
  if (known) return known
  const row = { user, token: randomExportToken(deps), ...newStamps(deps) }
  const [asked] = await db
    .insert(dataExports)
    .values({ ...row, status: 'pending' })
    .returning()
  if (!asked) throw new Error('The copy was not stored.')
  return asked
}

/** Makes the copies that were asked for until then, and writes to their people. */
export async function makeExports(deps: RouteDeps, until: number): Promise<void> {
  const { store, clock, siteUrl, worker } = deps
  const due = await store.db
    .select()
    .from(dataExports)
    .innerJoin(users, eq(users.id, dataExports.user))
    .where(and(underWay, lte(dataExports.createdAt, until)))
  for (const { dataExports: row, users: user } of due) {
    const now = clock.now().getTime()
    const made = worker.failsExports
      ? ({ status: 'failed' } as const)
      : ({
          status: 'ready',
          file: JSON.stringify(await personalData(store, user, now), null, 2),
          expiresAt: now + fetchableMs,
        } as const)
    const isMine = and(eq(dataExports.id, row.id), underWay)
    const changed = await store.db
      .update(dataExports)
      .set({ ...made, updatedAt: now })
      .where(isMine)
      .returning()
    if (changed.length === 0 || worker.failsExports) continue
    const link = `${siteUrl}/account/settings/privacy?export=${row.token}`
    await sendMail(deps, user.email, { kind: 'dataExportReady', link })
  }
}

/** What the API says of a copy. */
export function dataExportAnswer({ ownUrl }: Pick<RouteDeps, 'ownUrl'>, row: DataExportRow) {
  const { id, status, token, file, expiresAt, createdAt } = row
  return {
    ...{ id, status, token },
    fileSize: file === null ? null : Buffer.byteLength(file),
    expiresAt: expiresAt === null ? null : athensTime(expiresAt),
    createdAt: athensTime(createdAt),
    downloadUrl: status === 'ready' ? `${ownUrl}/api/v1/user/data_export/${token}/download` : null,
  }
}
