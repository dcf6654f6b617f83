/** @jsxImportSource theme-ui */
import type { BlogPost } from '../../../../contract/blog/blog-post'
import { entityPath } from '../../../../contract/paths/site-paths'
import { translate } from '../../../../contract/wire/translations'
import type { ChangeStory } from '../../../session/use-change'
import { Card } from '../../../shared/ui/card'
import { CardTitle } from '../../../shared/ui/card-title'
import { Picture } from '../../../shared/ui/picture'
import type { Mark } from '../mark'
import { cardPicture } from './cards-style'
import { RemoveButton } from './remove-button'

interface FavouritePostProps {
  post: BlogPost
  mark: Mark
  story: ChangeStory<Mark>
}

/** A lesson that somebody likes. */
export function FavouritePost({ post, mark, story }: FavouritePostProps) {
  return (
    <Card as='li' picture={<Picture source={post.mainImagePath} alt='' {...cardPicture} />}>
      <CardTitle as='h2' to={entityPath('blogPost', post)} prefetch={false}>
        <span sx={{ fontSize: 'body' }}>{mark.name}</span>
      </CardTitle>
      <p sx={{ color: 'textMuted', fontSize: 'small' }}>
        {translate(post.translations, 'subtitle')}
      </p>
      <div sx={{ mt: 'auto', ml: -2 }}>
        <RemoveButton mark={mark} story={story} />
      </div>
    </Card>
  )
}
