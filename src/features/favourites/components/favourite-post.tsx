/** @jsxImportSource theme-ui */
import { memo } from 'react'
import type { BlogPost } from '../../../../contract/blog/blog-post'
import { entityPath } from '../../../../contract/paths/site-paths'
import { translate } from '../../../../contract/wire/translations'
import { Card } from '../../../components/card'
import { CardTitle } from '../../../components/card-title'
import { SourcePicture } from '../../../components/source-picture'
import { RemoveButton, type RemoveButtonProps } from './remove-button'

interface FavouritePostProps extends Omit<RemoveButtonProps, 'mark'> {
  post: BlogPost
}

/** A lesson that somebody likes; drawn anew only where something about it is new. */
export const FavouritePost = memo(({ post, actor, busy }: FavouritePostProps) => {
  const { id, translations } = post
  const mark = { kind: 'posts', id, name: translate(translations, 'title') } as const
  return (
    <Card
      as='li'
      picture={<SourcePicture kind='favouriteCard' source={post.mainImagePath} alt='' />}
    >
      <CardTitle as='h2' to={entityPath('blogPost', post)} prefetch={false}>
        <span sx={{ fontSize: 'body' }}>{mark.name}</span>
      </CardTitle>
      <p sx={{ color: 'textMuted', fontSize: 'small' }}>{translate(translations, 'subtitle')}</p>
      <div sx={{ mt: 'auto', ml: -2 }}>
        <RemoveButton mark={mark} actor={actor} busy={busy} />
      </div>
    </Card>
  )
})
