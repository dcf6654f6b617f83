import type { BlogComment } from '#contract/blog/blog-comment'
import * as comments from '#contract/endpoints/comments'
import {
  blogComment,
  type CommentRow,
  changedCommentBody,
  commentedPost,
  commentRow,
  likedComments,
  newCommentBody,
  placedComments,
} from '#upstream/blog-comment'
import type { Api, Visibility } from '../http/api'
import { createRoutes } from '../http/create-routes'
import { requirePublished } from '../http/published-post'
import { queryText, readQuery } from '../http/query'
import type { RouteContext } from '../http/route-env'
import { deleteMine, mine, one, pageFrom, readPage } from '../http/visible'
import { fieldsRefused, GatewayError } from '../lib/gateway-error'
import { parse } from '../upstream/read-answer'

/** Approved comments, and one's own. */
const readableComment: Visibility<BlogComment> = ({ isApproved, user }, viewer) =>
  isApproved || user === viewer.userId

const ownComment = one(blogComment, mine)
const shownComment = one(blogComment, readableComment)
const rowPage = pageFrom(commentRow)
const ownPage = pageFrom(commentRow, mine)

const newestFirst = (rows: readonly CommentRow[]) =>
  [...rows].sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))

/** 404 for a comment whose post is not published. */
function requireShownPost(comment: unknown): void {
  if (!parse(commentedPost, comment).isPublished) throw new GatewayError(404)
}

/** Comments below posts, and likes of them. */
export function commentRoutes({ api }: { api: Api }) {
  const { routes, route } = createRoutes(api)

  // Rows do not name their post, so the question has to. One's own ones include those that wait.
  route(comments.listComments, async ({ c, endpoint }) => {
    const asked = readQuery(c, endpoint.query)
    const post = Number(asked.get('post'))
    if (!post) throw fieldsRefused(['post'], 'comments are listed by their post')
    const viewer = await api.asViewer(c)
    const isOwn = viewer.userId !== null && asked.get('user') === String(viewer.userId)
    if (isOwn) {
      const path = `/user/account/${viewer.userId}/blog_post_comments`
      const page = await readPage(c, viewer, endpoint, { path, parse: ownPage })
      // The API does not order this list.
      return { ...page, results: placedComments(newestFirst(page.results), { post }) }
    }
    const guest = api.asGuest(c)
    await requirePublished(guest, post)
    const page = await readPage(c, guest, endpoint, { path: '/blog/comment', parse: rowPage })
    return { ...page, results: placedComments(page.results, { post }) }
  })

  route(comments.readComment, async ({ c, id }) => {
    const viewer = await api.asViewer(c)
    return shownComment(await readComment(c, id), viewer)
  })

  route(comments.listReplies, async ({ c, id, endpoint }) => {
    const path = `/blog/comment/${id}/replies`
    const [comment, page] = await Promise.all([
      readComment(c, id),
      readPage(c, api.asGuest(c), endpoint, { path, parse: rowPage }),
    ])
    const above = parse(blogComment, comment)
    return { ...page, results: placedComments(page.results, { post: above.post, above }) }
  })

  /** An approved comment; 404 where its post is not published. */
  async function readComment(c: RouteContext, id: string): Promise<unknown> {
    const comment = await api.asGuest(c).send('GET', `/blog/comment/${id}`)
    requireShownPost(comment)
    return comment
  }

  route(comments.writeComment, async ({ c, member, body: creation, endpoint }) => {
    const query = queryText(readQuery(c, endpoint.query))
    await requirePublished(member, creation.post)
    const body = newCommentBody(creation)
    return ownComment(await member.send('POST', '/blog/comment', { query, body }), member)
  })

  route(comments.changeComment, async ({ c, member, id, body: change, endpoint }) => {
    const query = queryText(readQuery(c, endpoint.query))
    const path = `/blog/comment/${id}`
    const own = await member.send('GET', path)
    const { post } = ownComment(own, member)
    requireShownPost(own)
    const body = changedCommentBody(post, change)
    return ownComment(await member.send('PUT', path, { query, body }), member)
  })

  route(comments.removeComment, ({ member, id }) => deleteMine(member, `/blog/comment/${id}`))

  route(comments.likeComment, async ({ member, id }) => {
    const path = `/blog/comment/${id}`
    requireShownPost(await member.send('GET', path))
    return shownComment(await member.send('POST', `${path}/update_likes`), member)
  })

  route(comments.findLikedComments, async ({ member, body }) =>
    parse(likedComments, await member.send('POST', '/blog/comment/liked_comments', { body })),
  )

  return routes
}
