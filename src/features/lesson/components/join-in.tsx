import { MessageCircle } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { LinkButton } from '#components/button'
import { useTranslation } from '#lib/i18n/use-translation'
import { loginPath } from '#lib/navigation/addresses'
import { lessonMessages } from '../lesson-messages'
import type { MemberCommentsHandle } from '../member-comments-handle'
import { DeferredCommentForm } from './deferred-comment-form'

interface JoinInProps {
  postId: number
  path: string
  memberComments: MemberCommentsHandle
  onWritten: (id: number) => void
}

/** The comment form for members, a link to sign in for guests. */
export function JoinIn({ postId, path, memberComments, onWritten }: JoinInProps) {
  const { t } = useTranslation(lessonMessages)
  if (memberComments.owner === null) {
    return (
      <div sx={styles.joinIn}>
        <MessageCircle aria-hidden='true' size={24} />
        <p>{t('comments.membersOnly')}</p>
        <LinkButton to={loginPath(path)} variant='secondary' prefetch={false}>
          {t('comments.signIn')}
        </LinkButton>
      </div>
    )
  }
  return (
    <div sx={boxStyle}>
      <DeferredCommentForm
        key={memberComments.owner}
        memberComments={memberComments}
        draftName={`comment-${postId}`}
        label={t('comments.yours')}
        action={t('comments.send')}
        inputOf={(content) => ({ kind: 'add', postId, parentId: null, content })}
        onWritten={({ commentId }) => onWritten(commentId)}
      />
    </div>
  )
}

const boxStyle: ThemeUIStyleObject = { mt: 5, p: [4, 5], borderRadius: 'card', bg: 'surface' }

const styles = {
  joinIn: { ...boxStyle, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 },
} satisfies Record<string, ThemeUIStyleObject>
