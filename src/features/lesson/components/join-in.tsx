/** @jsxImportSource theme-ui */
import { MessageCircle } from 'lucide-react'
import { LinkButton } from '../../../components/link-button'
import { useText } from '../../../lib/i18n/texts'
import { loginPath } from '../../../lib/navigation/login-path'
import { lessonMessages } from '../lesson-texts'
import type { OwnCommentsStory } from '../use-own-comments'
import { LateCommentForm } from './late-comment-form'

interface JoinInProps {
  postId: number
  /** Address of the lesson. */
  path: string
  story: OwnCommentsStory
  onWritten: (id: number) => void
}

/** How to join the conversation: for members the form, for everybody else the way to it. */
export function JoinIn({ postId, path, story, onWritten }: JoinInProps) {
  const text = useText(lessonMessages)
  if (story.state.context.owner === null) {
    return (
      <div sx={{ ...boxStyle, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <MessageCircle aria-hidden='true' size={24} />
        <p>{text('comments.membersOnly')}</p>
        <LinkButton to={loginPath(path)} variant='secondary' prefetch={false}>
          {text('comments.signIn')}
        </LinkButton>
      </div>
    )
  }
  return (
    <div sx={boxStyle}>
      <LateCommentForm
        key={story.state.context.owner}
        story={story}
        draftName={`comment-${postId}`}
        label={text('comments.yours')}
        action={text('comments.send')}
        wishOf={(content) => ({ kind: 'add', postId, parentId: null, content })}
        onWritten={({ commentId }) => onWritten(commentId)}
      />
    </div>
  )
}

const boxStyle = { mt: 5, p: [4, 5], borderRadius: 'card', bg: 'surface' }
