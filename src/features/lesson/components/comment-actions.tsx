/** @jsxImportSource theme-ui */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ownDraft } from '../../../components/account/use-account-draft'
import { Button } from '../../../components/button'
import { useText } from '../../../lib/i18n/texts'
import { goTo } from '../../../lib/navigation/go-to'
import { loginPath } from '../../../lib/navigation/login-path'
import type { ThreadComment } from '../comment-thread'
import { lessonMessages } from '../lesson-texts'
import type { OwnCommentsStory } from '../use-own-comments'
import { LateCommentForm } from './late-comment-form'

interface CommentActionsProps {
  comment: ThreadComment
  postId: number
  /** Address of the lesson. */
  path: string
  story: OwnCommentsStory
  heart: ReactNode
  onWritten: (id: number) => void
}

type Deed = 'reply' | 'edit'

/** What can be done about a comment: like it, answer it, and one's own rewrite or delete. */
export function CommentActions(props: CommentActionsProps) {
  const { comment, postId, path, story, heart, onWritten } = props
  const { commentId, userId, isApproved } = comment
  const text = useText(lessonMessages)
  const { owner } = story.state.context
  const [open, setOpen] = useUnsent(commentId, owner)
  const row = useRef<HTMLDivElement>(null)
  const author = comment.author || text('member')
  const isMine = owner !== null && userId === owner
  const close = (deed: Deed) => {
    setOpen(null)
    row.current?.querySelector<HTMLElement>(`[data-deed=${deed}]`)?.focus()
  }
  const reply = () => (owner === null ? goTo(loginPath(path)) : setOpen('reply'))
  const done = (written: ThreadComment) => {
    setOpen(null)
    onWritten(written.commentId)
  }
  return (
    <>
      <div ref={row} sx={rowStyle}>
        {isApproved !== false && heart}
        {isApproved !== false && (
          <Deed name='reply' label={text('comments.replyTo', { name: author })} onPress={reply}>
            {text('comments.reply')}
          </Deed>
        )}
        {isMine && (
          <>
            <Deed name='edit' onPress={() => setOpen('edit')}>
              {text('comments.edit')}
            </Deed>
            <Deed
              name='remove'
              onPress={() => story.actor.send({ type: 'removal.considered', id: commentId })}
            >
              {text('comments.remove')}
            </Deed>
          </>
        )}
      </div>
      {open === 'reply' && owner !== null && (
        <LateCommentForm
          story={story}
          draftName={draftNameOf('reply', commentId)}
          label={text('comments.yourReply', { name: author })}
          action={text('comments.sendReply')}
          wishOf={(content) => ({ kind: 'add', postId, parentId: commentId, content })}
          onWritten={done}
          onClose={() => close('reply')}
        />
      )}
      {open === 'edit' && isMine && (
        <LateCommentForm
          story={story}
          draftName={draftNameOf('edit', commentId)}
          label={text('comments.rewrite')}
          action={text('comments.save')}
          text={comment.text}
          wishOf={(content) => ({ kind: 'rewrite', commentId, content })}
          onWritten={done}
          onClose={() => close('edit')}
        />
      )}
    </>
  )
}

interface DeedProps {
  name: Deed | 'remove'
  label?: string
  onPress: () => void
  children: ReactNode
}

function Deed({ name, label, onPress, children }: DeedProps) {
  return (
    <Button
      variant='quiet'
      size='sm'
      data-deed={name}
      aria-label={label}
      onClick={onPress}
      sx={{ minHeight: 'touch', px: 2, fontWeight: 'medium' }}
    >
      {children}
    </Button>
  )
}

function draftNameOf(deed: Deed, commentId: number): string {
  return `comment-${deed}-${commentId}`
}

/** Which form is open; one that somebody had begun to fill opens by itself (after a reload, a sign-in). */
function useUnsent(commentId: number, owner: number | null) {
  const [open, setOpen] = useState<Deed | null>(null)
  useEffect(() => {
    if (owner === null) return setOpen(null)
    const isKept = (deed: Deed) => 'content' in ownDraft(draftNameOf(deed, commentId)).read()
    setOpen(isKept('reply') ? 'reply' : isKept('edit') ? 'edit' : null)
  }, [commentId, owner])
  return [open, setOpen] as const
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  '@media (scripting: none)': { display: 'none' },
}
