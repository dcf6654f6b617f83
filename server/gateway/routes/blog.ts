import * as blog from '#contract/endpoints/blog'
import { blogCategory } from '#upstream/blog-category'
import { commentRow, placedComments } from '#upstream/blog-comment'
import { blogPost, likedPosts, published } from '#upstream/blog-post'
import type { Api } from '../http/api'
import { createRoutes } from '../http/create-routes'
import { requirePublished } from '../http/published-post'
import { one, pageFrom, readPage } from '../http/visible'
import { parse } from '../upstream/read-answer'

const publishedPost = one(blogPost, published)
const commentPage = pageFrom(commentRow)

/** Posts, their categories, comments and likes. */
export function blogRoutes({ api }: { api: Api }) {
  const { routes, route } = createRoutes(api)

  route(blog.readPost, async ({ c, id }) => {
    const guest = api.asGuest(c)
    return publishedPost(await guest.send('GET', `/blog/post/${id}`), guest)
  })

  route(blog.countPostView, async ({ c, id }) => {
    const guest = api.asGuest(c)
    return publishedPost(await guest.send('POST', `/blog/post/${id}/update_view_count`), guest)
  })

  // Approved comments for everybody: a member's waiting ones are in the member's own list.
  route(blog.listCommentsOfPost, async ({ c, id, endpoint }) => {
    const post = Number(id)
    const guest = api.asGuest(c)
    const thread = { path: `/blog/post/${post}/comments`, parse: commentPage }
    const [page] = await Promise.all([
      readPage(c, guest, endpoint, thread),
      requirePublished(guest, post),
    ])
    return { ...page, results: placedComments(page.results, { post }) }
  })

  // The upstream's lists of users who like something are not part of any answer.
  route(blog.likePost, async ({ member, id }) => {
    await requirePublished(member, Number(id))
    return publishedPost(await member.send('POST', `/blog/post/${id}/update_likes`), member)
  })

  route(blog.findLikedPosts, async ({ member, body }) =>
    parse(likedPosts, await member.send('POST', '/blog/post/liked_posts', { body })),
  )

  route(blog.readBlogCategory, async ({ c, id }) =>
    parse(blogCategory, await api.asGuest(c).send('GET', `/blog/category/${id}`)),
  )

  return routes
}
