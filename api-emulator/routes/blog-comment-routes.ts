import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { detailError } from '../answers/api-error'
import { commentAnswer } from '../answers/comment-answer'
import type { RouteDeps } from '../dependencies'
import { answerList } from '../listing/answer-list'
import { conditionsOf, isNumber, isTruth } from '../listing/query-filters'
import { queryWords } from '../listing/query-words'
import { answerMessages } from '../seed/answer-words'
import { blogComments } from '../store/blog-tables'
import { commentList } from '../store/comment-queries'
import { findRow } from './find-row'

/** `/blog/comment`: comments under all posts, and the replies to one. */
export function blogCommentRoutes(deps: RouteDeps) {
  const { store } = deps
  const { id, user, post, parent, isApproved } = blogComments
  const list = commentList(store)
  const filters = {
    id: isNumber(id),
    user: isNumber(user),
    post: isNumber(post),
    parent: isNumber(parent),
    isApproved: isTruth(isApproved),
  }
  return new Hono()
    .get('/', (c) => {
      const where = conditionsOf(queryWords(c.req.url), filters)
      return answerList(c, list, where, (rows) => rows.map((row) => commentAnswer(row, deps)))
    })
    .get('/:id{[0-9]+}', async (c) =>
      c.json(commentAnswer(await findRow(list, Number(c.req.param('id'))), deps)),
    )
    .get('/:id{[0-9]+}/replies', async (c) => {
      const comment = await findRow(list, Number(c.req.param('id')))
      if (comment.children.length === 0) throw detailError(404, noReplies(deps))
      return answerList(c, list, eq(parent, comment.id), (rows) =>
        rows.map((row) => commentAnswer(row, deps)),
      )
    })
}

/** What a comment without replies is refused with. */
const noReplies = ({ extensions }: RouteDeps): string =>
  extensions ? answerMessages.notFound : 'No replies found'
