import { eq, sql } from 'drizzle-orm'
import { type ApiError, detailError } from '../answers/api-error'
import type { ListedRow, ListSource } from '../listing/list-source'
import { answerMessages } from '../seed/answer-words'

/** The row of a list with this key; where there is none, `missing`, a 404. */
export async function findRow<Row extends ListedRow>(
  source: ListSource<Row>,
  key: string | number,
  missing: ApiError = detailError(404, answerMessages.notFound),
): Promise<Row> {
  const [row] = await source.rows({ where: eq(sql`${source.key}`, key), order: [], limit: 1 })
  if (!row) throw missing
  return row
}
