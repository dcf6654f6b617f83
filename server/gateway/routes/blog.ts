import * as blog from '#contract/endpoints/blog'
import { listCommentsOfPost } from '#contract/endpoints/comments'
import * as likes from '#contract/endpoints/likes'
import { placedComments } from '#upstream/blog-comment'
import { published } from '#upstream/blog-post'
import * as upstream from '#upstream/endpoints/blog'
import type { Api } from '../http/api'
import { createRoutes } from '../http/create-routes'
import { requirePublished } from '../http/published-post'
import { readPage } from '../http/visible'

/** Posts, their categories, comments and likes. */
export function blogRoutes({ api }: { api: Api }) {
  const { routes, route } = createRoutes(api)

  route(blog.readPost, ({ c, id }) =>
    api.asGuest(c).ask(upstream.readPost, { params: { id }, visible: published }),
  )

  route(blog.countPostView, ({ c, id }) =>
    api.asGuest(c).ask(upstream.countPostView, { params: { id }, visible: published }),
  )

  // Approved comments for everybody: a member's waiting ones are in the member's own list.
  route(listCommentsOfPost, async ({ c, id, endpoint }) => {
    const guest = api.asGuest(c)
    const [page] = await Promise.all([
      readPage(c, guest, endpoint, upstream.listCommentsOfPost, { params: { id } }),
      requirePublished(guest, id),
    ])
    return { ...page, results: placedComments(page.results, { post: Number(id) }) }
  })

  // The upstream's lists of users who like something are not part of any answer.
  route(likes.likePost, async ({ member, id }) => {
    await requirePublished(member, id)
    return member.ask(upstream.likePost, { params: { id }, visible: published })
  })

  route(likes.findLikedPosts, ({ member, body }) => member.ask(upstream.findLikedPosts, { body }))

  route(blog.readBlogCategory, ({ c, id }) =>
    api.asGuest(c).ask(upstream.readBlogCategory, { params: { id } }),
  )

  return routes
}
