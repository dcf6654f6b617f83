import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { authorAnswer, blogTagAnswer } from '../answers/blog-people-answers'
import type { RouteDeps } from '../dependencies'
import { answerList } from '../listing/answer-list'
import { conditionsOf, isNumber, isTruth, type QueryFilter } from '../listing/query-filters'
import { queryWords } from '../listing/query-words'
import { fold } from '../search/greek-folding'
import { authorList, blogTagList } from '../store/blog-people-queries'
import { blogAuthors, blogTags } from '../store/blog-tables'
import { findRow } from './find-row'

/** `/blog/author`. */
export function blogAuthorRoutes(deps: RouteDeps) {
  const { store } = deps
  const list = authorList(store)
  const filters = { id: isNumber(blogAuthors.id), user: isNumber(blogAuthors.user) }
  return new Hono()
    .get('/', (c) => {
      const where = conditionsOf(queryWords(c.req.url), filters)
      return answerList(c, list, where, (rows) => rows.map((row) => authorAnswer(row, deps)))
    })
    .get('/:id{[0-9]+}', async (c) =>
      c.json(authorAnswer(await findRow(list, Number(c.req.param('id'))), deps)),
    )
}

const nameHas: QueryFilter = (value) => sql`instr(${blogTags.folded}, ${fold(value)}) > 0`

/** `/blog/tag`. */
export function blogTagRoutes({ store }: RouteDeps) {
  const list = blogTagList(store)
  const filters = {
    id: isNumber(blogTags.id),
    active: isTruth(blogTags.active),
    search: nameHas,
  }
  return new Hono()
    .get('/', (c) => {
      const where = conditionsOf(queryWords(c.req.url), filters)
      return answerList(c, list, where, (rows) => rows.map(blogTagAnswer))
    })
    .get('/:id{[0-9]+}', async (c) =>
      c.json(blogTagAnswer(await findRow(list, Number(c.req.param('id'))))),
    )
}
