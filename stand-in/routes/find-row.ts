import { eq, sql } from 'drizzle-orm'
import { detailError } from '../answers/api-error'
import type { ListedRow, ListSource } from '../listing/list-source'
import { answerWords } from '../seed/answer-words'

/** The row of a list with this key; 404 where there is none. */
export async function findRow<Row extends ListedRow>(
  source: ListSource<Row>,
  key: string | number,
): Promise<Row> {
  const [row] = await source.rows({ where: eq(sql`${source.key}`, key), order: [], limit: 1 })
  if (!row) throw detailError(404, answerWords.notFound)
  return row
}
