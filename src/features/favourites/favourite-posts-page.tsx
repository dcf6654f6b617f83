import { memo, useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Card, CardTitle } from '#components/card'
import { SourcePicture } from '#components/source-picture'
import type { BlogPost } from '#contract/blog/blog-post'
import { listLikedPostsOf } from '#contract/endpoints/account'
import { entityPath } from '#contract/paths/site-paths'
import { translate } from '#contract/wire/translations'
import { useSession } from '#session/session'
import { useAccountPages } from '#session/use-account-query'
import { isRemoving, useRemoveFavourite } from './api'
import { FavouritesList, RemoveButton, type RemoveButtonProps } from './components/favourites-list'

const idOf = ({ id }: BlogPost) => id

/** The lessons that a member likes. */
export default function FavouritePostsPage() {
  const { user } = useSession()
  return user && <LikedPosts userId={user.id} />
}

function LikedPosts({ userId }: { userId: number }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const read = { params: { id: userId }, pageSize: 12 }
  const list = useAccountPages(listLikedPostsOf, read)
  const mutation = useRemoveFavourite(listLikedPostsOf, idOf, () => heading.current?.focus())
  return (
    <FavouritesList kind='posts' heading={heading} list={list} mutation={mutation}>
      {(rows) =>
        rows.map((post) => (
          <FavouritePost
            key={post.id}
            post={post}
            remove={mutation.submit}
            busy={isRemoving(mutation, post.id)}
          />
        ))
      }
    </FavouritesList>
  )
}

interface FavouritePostProps extends Omit<RemoveButtonProps, 'entry'> {
  post: BlogPost
}

/** The card of a liked lesson; memoised, as the list can be long. */
const FavouritePost = memo(({ post, remove, busy }: FavouritePostProps) => {
  const { id, translations } = post
  const entry = { kind: 'posts', id, name: translate(translations, 'title') } as const
  return (
    <Card
      as='li'
      picture={<SourcePicture kind='favouriteCard' source={post.mainImagePath} alt='' />}
    >
      <CardTitle as='h2' to={entityPath('blogPost', post)} prefetch={false}>
        <span sx={styles.favouritePostLabel}>{entry.name}</span>
      </CardTitle>
      <p sx={styles.favouritePostText}>{translate(translations, 'subtitle')}</p>
      <div sx={styles.removeButtonBox}>
        <RemoveButton entry={entry} remove={remove} busy={busy} />
      </div>
    </Card>
  )
})

const styles = {
  favouritePostLabel: { fontSize: 'body' },
  favouritePostText: { color: 'textMuted', fontSize: 'small' },
  removeButtonBox: { mt: 'auto', ml: -2 },
} satisfies Record<string, ThemeUIStyleObject>
