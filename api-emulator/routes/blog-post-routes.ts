import { and, eq, isNull, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { fieldErrors } from '../answers/api-error'
import { commentAnswer } from '../answers/comment-answer'
import { postAnswer } from '../answers/post-answer'
import type { RouteDeps } from '../dependencies'
import { answerList } from '../listing/answer-list'
import { conditionsOf, isNumber } from '../listing/query-filters'
import { queryWords } from '../listing/query-words'
import { answerMessages } from '../seed/answer-words'
import { blogComments, blogPosts } from '../store/blog-tables'
import { commentList } from '../store/comment-queries'
import { postFilters } from '../store/post-filters'
import { postList, postMeasures } from '../store/post-queries'
import { relatedPosts } from '../store/related-posts'
import { findRow } from './find-row'

/** `/blog/post` and what hangs below one post. */
export function blogPostRoutes(deps: RouteDeps) {
  const { store, clock } = deps
  const measures = postMeasures(store)
  const list = postList(store, measures)
  const filters = postFilters(measures)
  /** Comments under a post come newest first, whatever order is asked for. */
  const comments = { ...commentList(store), orderings: {} }

  return new Hono()
    .get('/', (c) => {
      const now = clock.now()
      if (!deps.extensions) refuseListedTags(c.req.url)
      const where = conditionsOf(queryWords(c.req.url), filters)
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
        conditionsOf(queryWords(c.req.url), { parent: isBelow }),
      )
      return answerList(c, comments, where, (rows) => rows.map((row) => commentAnswer(row, deps)))
    })
}

/** The real API reads `tags=1&tags=2`; one value with a comma is 400 there. */
function refuseListedTags(address: string): void {
  const listed = new URL(address).searchParams.getAll('tags').find((value) => !/^\d*$/.test(value))
  if (listed) throw fieldErrors({ tags: [answerMessages.notAnAllowedValue(listed)] })
}

/** Replies to the comment of this id; with `none`, the comments that answer no other. */
const isBelow = (value: string) =>
  value === 'none' ? isNull(blogComments.parent) : isNumber(blogComments.parent)(value)
