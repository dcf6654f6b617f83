import { Hono } from 'hono'
import { commentAnswer } from '../answers/comment-answer'
import { postAnswer } from '../answers/post-answer'
import { type BearerEnv, signedIn } from '../auth/bearer-accounts'
import type { RouteDeps } from '../dependencies'
import { commentList } from '../store/comment-queries'
import { likedComments, likedPosts, toggleCommentLike, togglePostLike } from '../store/like-writes'
import { postList, postMeasures } from '../store/post-queries'
import { askedIds } from './asked-ids'
import { takeBurst } from './burst-limit'
import { findRow } from './find-row'
import { pathId } from './path-id'

/** Likes under `/blog/post`. */
export function postLikeRoutes(deps: RouteDeps) {
  const { store, clock } = deps
  const list = postList(store, postMeasures(store))
  return new Hono<BearerEnv>()
    .post('/:id{[0-9]+}/update_likes', async (c) => {
      const caller = signedIn(c)
      takeBurst(deps, c, 'post update_likes')
      const { id } = await findRow(list, pathId(c))
      await togglePostLike(store, id, caller.id)
      return c.json(postAnswer(await findRow(list, id), clock.now()))
    })
    .post('/liked_posts', async (c) => {
      const caller = signedIn(c)
      return c.json(await likedPosts(store, caller.id, await askedIds(c, 'postIds', true)))
    })
}

/** Likes under `/blog/comment`. */
export function commentLikeRoutes(deps: RouteDeps) {
  const { store } = deps
  const list = commentList(store)
  return new Hono<BearerEnv>()
    .post('/:id{[0-9]+}/update_likes', async (c) => {
      const caller = signedIn(c)
      takeBurst(deps, c, 'comment update_likes')
      const { id } = await findRow(list, pathId(c))
      await toggleCommentLike(store, id, caller.id)
      return c.json(commentAnswer(await findRow(list, id), deps))
    })
    .post('/liked_comments', async (c) => {
      const caller = signedIn(c)
      return c.json(await likedComments(store, caller.id, await askedIds(c, 'commentIds')))
    })
}
