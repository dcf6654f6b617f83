/** @jsxImportSource theme-ui */
import { useText } from '../../lib/i18n/texts'
import { HeartButton } from './components/heart-button'
import { heartsMessages } from './hearts-texts'
import { useHeart } from './use-heart'

export interface LessonHeartProps {
  postId: number
  title: string
  /** As the page was built. */
  likesCount: number
}

/** Says how many people like a lesson, and lets one more say so. */
export default function LessonHeart({ postId, title, likesCount }: LessonHeartProps) {
  const text = useText(heartsMessages)
  const heart = useHeart('posts', { id: postId, name: title })
  const count = Math.max(0, likesCount + heart.gain)
  return (
    <div sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 2 }}>
      <HeartButton heart={heart}>{text('like.label')}</HeartButton>
      <p sx={{ color: 'textMuted' }}>
        {count > 0 ? text('like.count', { count }) : text('like.none')}
      </p>
    </div>
  )
}
