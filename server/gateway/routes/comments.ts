import type { BlogComment } from '#contract/blog/blog-comment'
import * as comments from '#contract/endpoints/comments'
import * as likes from '#contract/endpoints/likes'
import * as ownComments from '#contract/endpoints/own-comments'
import {
  type CommentRow,
  changedCommentBody,
  commentedPost,
  newCommentBody,
  placedComments,
} from '#upstream/blog-comment'
import * as upstream from '#upstream/endpoints/comments'
import type { Api, Asking, Viewer, Visibility } from '../http/api'
import { createRoutes } from '../http/create-routes'
import { requirePublished } from '../http/published-post'
import { readQuery } from '../http/query'
import { deleteMine, mine, one, readPage } from '../http/visible'
import { fieldsRefused, GatewayError } from '../lib/gateway-error'
import { isMember } from '../session/encrypted-session'
import { parse } from '../upstream/read-answer'

/** Approved comments, and one's own. */
const readableComment: Visibility<BlogComment> = ({ isApproved, user }, viewer) =>
  isApproved || user === viewer.userId

const removal = { read: upstream.readComment, remove: upstream.removeComment }

const newestFirst = (rows: readonly CommentRow[]) =>
  [...rows].sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))

/** A comment, as far as a viewer may see it; 404 where its post is not published. */
async function readComment(
  caller: Asking,
  id: string,
  visible?: Visibility<BlogComment>,
  viewer: Viewer = caller,
): Promise<BlogComment> {
  const found = await caller.askRaw(upstream.readComment, { params: { id } })
  if (!parse(commentedPost, found).isPublished) throw new GatewayError(404)
  return one(upstream.readComment.answer, visible)(found, viewer)
}

/** Comments below posts, and likes of them. */
export function commentRoutes({ api }: { api: Api }) {
  const { routes, route } = createRoutes(api)

  // Rows do not name their post, so the question has to. One's own ones include those that wait.
  route(comments.listComments, async ({ c, endpoint }) => {
    const asked = readQuery(c, endpoint.query)
    const post = Number(asked.get('post'))
    if (!post) throw fieldsRefused(['post'], 'comments are listed by their post')
    if (isMember(c.var.session) && asked.get('user') === String(c.var.session.userId)) {
      const member = await api.requireMember(c)
      const own = { params: { me: `${member.userId}` }, visible: mine }
      const page = await readPage(c, member, endpoint, upstream.listCommentsOf, own)
      // The API does not order this list.
      return { ...page, results: placedComments(newestFirst(page.results), { post }) }
    }
    const guest = api.asGuest(c)
    await requirePublished(guest, post)
    const page = await readPage(c, guest, endpoint, upstream.listComments, {})
    return { ...page, results: placedComments(page.results, { post }) }
  })

  route(comments.readComment, async ({ c, id }) => {
    const viewer = { userId: c.var.session?.userId ?? null }
    const found = await readComment(api.asGuest(c), id, readableComment, viewer)
    if (!found.isApproved) await api.requireMember(c)
    return found
  })

  route(comments.listReplies, async ({ c, id, endpoint }) => {
    const guest = api.asGuest(c)
    const [above, page] = await Promise.all([
      readComment(guest, id),
      readPage(c, guest, endpoint, upstream.listReplies, { params: { id } }),
    ])
    return { ...page, results: placedComments(page.results, { post: above.post, above }) }
  })

  route(ownComments.writeComment, async ({ c, member, body: creation, endpoint }) => {
    const query = readQuery(c, endpoint.query)
    await requirePublished(member, creation.post)
    const body = newCommentBody(creation)
    return member.ask(upstream.writeComment, { query, body, visible: mine })
  })

  route(ownComments.changeComment, async ({ c, member, id, body: change, endpoint }) => {
    const query = readQuery(c, endpoint.query)
    const { post } = await readComment(member, id, mine)
    const body = changedCommentBody(post, change)
    return member.ask(upstream.changeComment, { params: { id }, query, body, visible: mine })
  })

  route(ownComments.removeComment, ({ member, id }) => deleteMine(member, removal, id))

  route(likes.likeComment, async ({ member, id }) => {
    await readComment(member, id)
    return member.ask(upstream.likeComment, { params: { id }, visible: readableComment })
  })

  route(likes.findLikedComments, ({ member, body }) =>
    member.ask(upstream.findLikedComments, { body }),
  )

  return routes
}
