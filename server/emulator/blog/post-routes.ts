import { and, eq, isNull, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { blogComments, blogPosts } from '../database/tables/blog'
import { answerList } from '../lib/answer-list'
import type { RouteDeps } from '../lib/dependencies'
import { queryParams } from '../lib/list-params'
import { findRow } from '../lib/list-source'
import { filterConditions, isNumber } from '../lib/query-filters'
import { commentAnswer, postAnswer } from './answers'
import { commentList } from './comment-queries'
import { postAggregates, postFilters, postList, relatedPosts } from './post-queries'

/** `/blog/post` and the resources below one post. */
export function blogPostRoutes({ store, clock }: RouteDeps) {
  const measures = postAggregates(store)
  const list = postList(store, measures)
  const filters = postFilters(measures)
  /** Comments of a post are always sorted newest first. */
  const comments = { ...commentList(store), orderings: {} }

  return new Hono()
    .get('/', (c) => {
      const now = clock.now()
      const where = filterConditions(queryParams(c.req.url), filters)
      return answerList(c, list, where, (rows) => rows.map((row) => postAnswer(row, now)))
    })
    .get('/:id{[0-9]+}', async (c) =>
      c.json(postAnswer(await findRow(list, Number(c.req.param('id'))), clock.now())),
    )
    .post('/:id{[0-9]+}/update_view_count', async (c) => {
      const id = Number(c.req.param('id'))
      const viewCount = sql`${blogPosts.viewCount} + 1`
      await store.db.update(blogPosts).set({ viewCount }).where(eq(blogPosts.id, id))
      return c.json(postAnswer(await findRow(list, id), clock.now()))
    })
    .get('/:id{[0-9]+}/related_posts', async (c) => {
      const now = clock.now()
      const post = await findRow(list, Number(c.req.param('id')))
      const rows = await relatedPosts(list, post)
      return c.json(rows.map((row) => postAnswer(row, now)))
    })
    .get('/:id{[0-9]+}/comments', async (c) => {
      const { id } = await findRow(list, Number(c.req.param('id')))
      const where = and(
        eq(blogComments.post, id),
        filterConditions(queryParams(c.req.url), { parent: isBelow }),
      )
      return answerList(c, comments, where, (rows) => rows.map(commentAnswer))
    })
}

/** Filters by parent comment; `none` selects top-level comments. */
const isBelow = (value: string) =>
  value === 'none' ? isNull(blogComments.parent) : isNumber(blogComments.parent)(value)
