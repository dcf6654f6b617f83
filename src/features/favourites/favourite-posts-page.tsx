import { useRef } from 'react'
import { type BlogPost, blogPost } from '../../../contract/blog/blog-post'
import { useOwnPages } from '../../session/use-own-pages'
import { useSession } from '../../session/use-session'
import { FavouritePost } from './components/favourite-post'
import { FavouritesFrame } from './components/favourites-frame'
import { isRemoving, marksKeys, useMarks } from './use-marks'

const idOf = ({ id }: BlogPost) => id

/** The lessons that a person likes (R057). */
export function FavouritePostsPage() {
  const { user } = useSession()
  return user && <PostsOf person={user.id} />
}

function PostsOf({ person }: { person: number }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useOwnPages(marksKeys.posts, {
    path: `/api/user/account/${person}/liked-blog-posts`,
    item: blogPost,
    pageSize: 12,
  })
  const story = useMarks(idOf, () => heading.current?.focus())
  return (
    <FavouritesFrame kind='posts' heading={heading} list={list} story={story}>
      {(rows) =>
        rows.map((post) => (
          <FavouritePost
            key={post.id}
            post={post}
            actor={story.actor}
            busy={isRemoving(story, post.id)}
          />
        ))
      }
    </FavouritesFrame>
  )
}
