import type { ThemeUIStyleObject } from 'theme-ui'
import { VisuallyHidden } from '#components/visually-hidden'
import { useTranslation } from '#lib/i18n/use-translation'
import { buttonMessages } from './button-messages'
import { FavouriteButton } from './components/favourite-button'
import { useFavourite } from './use-favourite'

export interface CommentLikeProps {
  commentId: number
  /** Empty if the API names no author. */
  author: string
  /** As it was read with the comment. */
  likesCount: number
}

/** The like button of a comment, with the number of likes. */
export default function CommentLike({ commentId, author, likesCount }: CommentLikeProps) {
  const { t } = useTranslation(buttonMessages)
  const name = author || t('member')
  const favourite = useFavourite('comments', commentId)
  const count = Math.max(0, likesCount + favourite.countDelta)
  return (
    <>
      <FavouriteButton favourite={favourite} label={t('like.commentNamed', { name })} quiet>
        {t('like.label')}
      </FavouriteButton>
      {count > 0 && (
        <span sx={styles.commentLike}>
          <span aria-hidden='true'>{count}</span>
          <VisuallyHidden>{t('like.count', { count })}</VisuallyHidden>
        </span>
      )}
    </>
  )
}

const styles = {
  commentLike: { ml: -1, color: 'textMuted', fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>
