import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { accountDraft } from '#components/account/account-draft'
import { Button } from '#components/button'
import { useTranslation } from '#lib/i18n/use-translation'
import { loginPath } from '#lib/navigation/addresses'
import { goTo } from '#lib/navigation/navigate'
import type { ThreadComment } from '../comment-thread'
import { lessonMessages } from '../lesson-messages'
import type { MemberCommentsHandle } from '../member-comments-handle'
import { DeferredCommentForm } from './deferred-comment-form'

interface CommentActionsProps {
  comment: ThreadComment
  postId: number
  path: string
  memberComments: MemberCommentsHandle
  likeButton: ReactNode
  onWritten: (id: number) => void
}

type CommentAction = 'reply' | 'edit'

/** Like, reply, and for one's own comments edit and delete. */
export function CommentActions(props: CommentActionsProps) {
  const { comment, postId, path, memberComments, likeButton, onWritten } = props
  const { commentId, userId, isApproved } = comment
  const { t } = useTranslation(lessonMessages)
  const { owner } = memberComments
  const [open, setOpen] = useOpenForm(commentId, owner)
  const row = useRef<HTMLDivElement>(null)
  const author = comment.author || t('member')
  // The API lets nobody change a comment that waits for approval, not even its author.
  const isMine = owner !== null && userId === owner && isApproved !== false
  const close = (action: CommentAction) => {
    setOpen(null)
    row.current?.querySelector<HTMLElement>(`[data-action=${action}]`)?.focus()
  }
  const reply = () => (owner === null ? goTo(loginPath(path)) : setOpen('reply'))
  const done = (written: ThreadComment) => {
    setOpen(null)
    onWritten(written.commentId)
  }
  return (
    <>
      <div ref={row} sx={rowStyle}>
        {isApproved !== false && likeButton}
        {isApproved !== false && (
          <CommentAction
            name='reply'
            label={t('comments.replyTo', { name: author })}
            onPress={reply}
          >
            {t('comments.reply')}
          </CommentAction>
        )}
        {isMine && (
          <>
            <CommentAction name='edit' onPress={() => setOpen('edit')}>
              {t('comments.edit')}
            </CommentAction>
            <CommentAction name='remove' onPress={() => memberComments.removal.consider(commentId)}>
              {t('comments.remove')}
            </CommentAction>
          </>
        )}
      </div>
      {open === 'reply' && owner !== null && (
        <DeferredCommentForm
          memberComments={memberComments}
          draftName={draftNameOf('reply', commentId)}
          label={t('comments.yourReply', { name: author })}
          action={t('comments.sendReply')}
          inputOf={(content) => ({ kind: 'add', postId, parentId: commentId, content })}
          onWritten={done}
          onClose={() => close('reply')}
        />
      )}
      {open === 'edit' && isMine && (
        <DeferredCommentForm
          memberComments={memberComments}
          draftName={draftNameOf('edit', commentId)}
          label={t('comments.rewrite')}
          action={t('comments.save')}
          text={comment.text}
          inputOf={(content) => ({ kind: 'edit', commentId, content, before: comment.text })}
          onWritten={done}
          onClose={() => close('edit')}
        />
      )}
    </>
  )
}

interface ActionButtonProps {
  name: CommentAction | 'remove'
  label?: string
  onPress: () => void
  children: ReactNode
}

function CommentAction({ name, label, onPress, children }: ActionButtonProps) {
  return (
    <Button
      variant='quiet'
      size='sm'
      data-action={name}
      aria-label={label}
      onClick={onPress}
      sx={styles.commentActionButton}
    >
      {children}
    </Button>
  )
}

function draftNameOf(action: CommentAction, commentId: number): string {
  return `comment-${action}-${commentId}`
}

/** Which form is open; one with a draft opens automatically, after a reload or sign-in. */
function useOpenForm(commentId: number, owner: number | null) {
  const [open, setOpen] = useState<CommentAction | null>(null)
  useEffect(() => {
    if (owner === null) return setOpen(null)
    const isKept = (action: CommentAction) =>
      'content' in accountDraft(draftNameOf(action, commentId)).read()
    setOpen(isKept('reply') ? 'reply' : isKept('edit') ? 'edit' : null)
  }, [commentId, owner])
  return [open, setOpen] as const
}

const rowStyle: ThemeUIStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  '@media (scripting: none)': { display: 'none' },
}

const styles = {
  commentActionButton: { minHeight: 'touch', px: 2, fontWeight: 'medium' },
} satisfies Record<string, ThemeUIStyleObject>
