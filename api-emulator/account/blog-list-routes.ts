import { eq, inArray, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { commentAnswer } from '../answers/comment-answer'
import { notificationUserAnswer } from '../answers/notification-answers'
import { postAnswer } from '../answers/post-answer'
import type { BearerEnv } from '../auth/bearer-accounts'
import type { RouteDeps } from '../dependencies'
import { isNumber, isTruth } from '../listing/query-filters'
import { blogComments, blogPostLikes, blogPosts } from '../store/blog-tables'
import { commentList } from '../store/comment-queries'
import { notificationUserList } from '../store/notification-queries'
import { notificationUsers } from '../store/notification-tables'
import { postFilters } from '../store/post-filters'
import { postList, postMeasures } from '../store/post-queries'
import { ownList } from './own-list'

/** What somebody liked and wrote on the blog, and what they were told. */
export function blogListRoutes(deps: RouteDeps) {
  const { store, clock } = deps
  const measures = postMeasures(store)
  const posts = postList(store, measures)
  const { id, post, parent, isApproved } = blogComments
  const likedBy = (account: number) =>
    store.db
      .select({ post: blogPostLikes.post })
      .from(blogPostLikes)
      .where(eq(blogPostLikes.user, account))
  return new Hono<BearerEnv>()
    .get(
      '/:id{[0-9]+}/liked_blog_posts',
      ownList(store, {
        source: { ...posts, orderings: { ...posts.orderings, title: sql`${blogPosts.folded}` } },
        own: (account) => inArray(blogPosts.id, likedBy(account)),
        filters: postFilters(measures),
        toWire: (row) => postAnswer(row, clock.now()),
      }),
    )
    .get(
      '/:id{[0-9]+}/blog_post_comments',
      ownList(store, {
        source: commentList(store),
        own: (account) => eq(blogComments.user, account),
        filters: {
          id: isNumber(id),
          post: isNumber(post),
          parent: isNumber(parent),
          isApproved: isTruth(isApproved),
        },
        toWire: (row) => commentAnswer(row, deps),
      }),
    )
    .get(
      '/:id{[0-9]+}/notifications',
      ownList(store, {
        source: notificationUserList(store),
        own: (account) => eq(notificationUsers.user, account),
        filters: { seen: isTruth(notificationUsers.seen) },
        toWire: notificationUserAnswer,
      }),
    )
}
