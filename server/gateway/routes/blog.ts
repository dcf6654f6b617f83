import * as blog from '#contract/endpoints/blog'
import { placedComments } from '#upstream/blog-comment'
import { published } from '#upstream/blog-post'
import * as upstream from '#upstream/endpoints/blog'
import type { Api } from '../http/api'
import { createRoutes } from '../http/create-routes'
import { requirePublished } from '../http/published-post'
import { readPage } from '../http/visible'

/** Posts, their categories, tags, authors and likes. */
export function blogRoutes({ api }: { api: Api }) {
  const { routes, route } = createRoutes(api)

  route(blog.listPosts, ({ c, endpoint }) =>
    readPage(c, api.asGuest(c), endpoint, upstream.listPosts, { visible: published }),
  )

  route(blog.readPost, ({ c, id }) =>
    api.asGuest(c).ask(upstream.readPost, { params: { id }, visible: published }),
  )

  route(blog.countPostView, ({ c, id }) =>
    api.asGuest(c).ask(upstream.countPostView, { params: { id }, visible: published }),
  )

  // Approved comments for everybody: a member's waiting ones are in the member's own list.
  route(blog.listCommentsOfPost, async ({ c, id, endpoint }) => {
    const guest = api.asGuest(c)
    const [page] = await Promise.all([
      readPage(c, guest, endpoint, upstream.listCommentsOfPost, { params: { id } }),
      requirePublished(guest, id),
    ])
    return { ...page, results: placedComments(page.results, { post: Number(id) }) }
  })

  route(blog.readRelatedPosts, ({ c, id }) =>
    api.asGuest(c).ask(upstream.listRelatedPosts, { params: { id }, visible: published }),
  )

  // The upstream's lists of users who like something are not part of any answer.
  route(blog.likePost, async ({ member, id }) => {
    await requirePublished(member, id)
    return member.ask(upstream.likePost, { params: { id }, visible: published })
  })

  route(blog.findLikedPosts, ({ member, body }) => member.ask(upstream.findLikedPosts, { body }))

  route(blog.listBlogCategories, ({ c, endpoint }) =>
    readPage(c, api.asGuest(c), endpoint, upstream.listBlogCategories, { pageSize: 100 }),
  )

  route(blog.readBlogCategory, ({ c, id }) =>
    api.asGuest(c).ask(upstream.readBlogCategory, { params: { id } }),
  )

  // By the list of posts: that of the category has unpublished ones too.
  route(blog.listPostsOfCategory, async ({ c, id: category, endpoint }) => {
    const guest = api.asGuest(c)
    await guest.askRaw(upstream.readBlogCategory, { params: { id: category } })
    const list = { visible: published, forced: { category } }
    return readPage(c, guest, endpoint, upstream.listPosts, list)
  })

  route(blog.listBlogTags, ({ c, endpoint }) =>
    readPage(c, api.asGuest(c), endpoint, upstream.listBlogTags, { pageSize: 100 }),
  )

  route(blog.readBlogTag, ({ c, id }) =>
    api.asGuest(c).ask(upstream.readBlogTag, { params: { id } }),
  )

  route(blog.listAuthors, ({ c, endpoint }) =>
    readPage(c, api.asGuest(c), endpoint, upstream.listAuthors, { pageSize: 100 }),
  )

  route(blog.readAuthor, ({ c, id }) => api.asGuest(c).ask(upstream.readAuthor, { params: { id } }))

  return routes
}
