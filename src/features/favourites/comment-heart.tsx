/** @jsxImportSource theme-ui */

import { VisuallyHidden } from '../../components/visually-hidden'
import { useText } from '../../lib/i18n/texts'
import { HeartButton } from './components/heart-button'
import { heartsMessages } from './hearts-texts'
import { useHeart } from './use-heart'

export interface CommentHeartProps {
  commentId: number
  /** Empty where the API names nobody. */
  author: string
  /** As it was read. */
  likesCount: number
}

/** Says how many people like a comment, and lets one more say so. */
export default function CommentHeart({ commentId, author, likesCount }: CommentHeartProps) {
  const text = useText(heartsMessages)
  const name = author || text('member')
  const heart = useHeart('comments', { id: commentId, name })
  const count = Math.max(0, likesCount + heart.gain)
  return (
    <>
      <HeartButton heart={heart} label={text('like.commentNamed', { name })} quiet>
        {text('like.label')}
      </HeartButton>
      {count > 0 && (
        <span sx={{ ml: -1, color: 'textMuted', fontSize: 'small' }}>
          <span aria-hidden='true'>{count}</span>
          <VisuallyHidden>{text('like.count', { count })}</VisuallyHidden>
        </span>
      )}
    </>
  )
}
