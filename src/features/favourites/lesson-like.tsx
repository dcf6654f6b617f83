import type { ThemeUIStyleObject } from 'theme-ui'
import { useTranslation } from '#lib/i18n/use-translation'
import { buttonMessages } from './button-messages'
import { FavouriteButton } from './components/favourite-button'
import { useFavourite } from './use-favourite'

export interface LessonLikeProps {
  postId: number
  /** As it was when the page was built. */
  likesCount: number
}

/** The like button of a lesson, with the number of likes. */
export default function LessonLike({ postId, likesCount }: LessonLikeProps) {
  const { t } = useTranslation(buttonMessages)
  const favourite = useFavourite('posts', postId)
  const count = Math.max(0, likesCount + favourite.countDelta)
  return (
    <div sx={styles.lessonLike}>
      <FavouriteButton favourite={favourite}>{t('like.label')}</FavouriteButton>
      <p sx={styles.lessonLikeText}>{count > 0 ? t('like.count', { count }) : t('like.none')}</p>
    </div>
  )
}

const styles = {
  lessonLike: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 2 },
  lessonLikeText: { color: 'textMuted' },
} satisfies Record<string, ThemeUIStyleObject>
