import { useEffect, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import * as z from 'zod/mini'
import { accountDraft } from '#components/account/account-draft'
import { AccountForm } from '#components/account/account-form'
import { problemsOf } from '#components/account/auth-problems'
import { Button } from '#components/button'
import { FormProblem } from '#components/form/form-problem'
import { TextAreaField } from '#components/form/text-area-field'
import { textAreaRule } from '#components/form/text-rules'
import type { SubmitProblems } from '#components/form/use-zod-form'
import { SubmitButton } from '#components/form/zod-form'
import { longestComment } from '#contract/blog/blog-comment'
import { useText } from '#lib/i18n/messages'
import { now } from '#lib/time/clock'
import { accountRequest } from '#session/account-request'
import type { AuthOutcome } from '#session/auth-outcome'
import type { ThreadComment } from '../comment-thread'
import { type CommentInput, readMemberComments, writeComment } from '../comments-api'
import { lessonMessages } from '../lesson-messages'
import type { MemberCommentsHandle } from '../use-comments'

const commentFormSchema = z.object({ content: textAreaRule({ most: longestComment }) })

/** A new comment as shown until the API has answered; null for an edit. */
function pendingComment(input: CommentInput): ThreadComment | null {
  if (input.kind === 'edit') return null
  return {
    commentId: 0,
    parentId: input.parentId,
    author: '',
    text: input.content,
    writtenAt: new Date(now()).toISOString(),
    likesCount: 0,
    isApproved: false,
    isSending: true,
  }
}

export interface CommentFormProps {
  memberComments: MemberCommentsHandle
  /** Name of the form's draft. */
  draftName: string
  label: string
  action: string
  /** The text to edit; empty for a new comment. */
  text?: string
  inputOf: (content: string) => CommentInput
  onWritten: (comment: ThreadComment) => void
  /** Absent for a permanent form; otherwise the form receives focus when it opens. */
  onClose?: () => void
}

/** Form of a comment. Its draft is stored in the tab until the comment is saved. */
export default function CommentForm(props: CommentFormProps) {
  const {
    memberComments,
    draftName,
    label,
    action,
    text: initialText = '',
    inputOf,
    onWritten,
    onClose,
  } = props
  const text = useText(lessonMessages)
  const [written, setWritten] = useState(0)
  const fields = useRef<HTMLDivElement>(null)
  const write = useCommentWriting(memberComments, (comment) => {
    setWritten((count) => count + 1)
    onWritten(comment)
  })
  const isOpened = onClose !== undefined
  useEffect(() => {
    if (isOpened) fields.current?.querySelector('textarea')?.focus()
  }, [isOpened])
  return (
    <AccountForm
      key={written}
      draft={draftName}
      schema={commentFormSchema}
      initialValues={{ content: initialText }}
      onSubmit={({ content }) => write(inputOf(content))}
    >
      <div ref={fields} sx={styles.textAreaFieldRow}>
        <TextAreaField
          name='content'
          label={label}
          hint={text('comments.hint')}
          maxLength={longestComment}
          rows={isOpened ? 3 : 4}
        />
        <FormProblem />
        <div sx={styles.submitButtonRow}>
          <SubmitButton>{action}</SubmitButton>
          {onClose && (
            <Button
              variant='quiet'
              onClick={() => {
                accountDraft(draftName).forget()
                onClose()
              }}
            >
              {text('comments.cancel')}
            </Button>
          )}
        </div>
      </div>
    </AccountForm>
  )
}

/** The member's comments before an attempt whose response was lost. */
interface UncertainAttempt {
  known: readonly number[]
}

/**
 * Adds or edits a comment for `onSubmit`. A new one is shown at once and removed on errors. After a
 * lost response the comment is looked up before it is sent again.
 */
function useCommentWriting(
  { actor }: Pick<MemberCommentsHandle, 'actor'>,
  onWritten: (comment: ThreadComment) => void,
): (input: CommentInput) => Promise<SubmitProblems> {
  const uncertain = useRef<UncertainAttempt | null>(null)
  return async (input) => {
    const { own } = actor.getSnapshot().context
    const comment = pendingComment(input)
    if (comment) actor.send({ type: 'sending.started', comment })
    const outcome = await writeComment(accountRequest, input, () =>
      findArrived(actor, input, uncertain.current),
    )
    actor.send({ type: 'sending.ended' })
    if (outcome.kind === 'done') {
      actor.send({ type: 'comment.saved', comment: outcome.data })
      onWritten(outcome.data)
      return {}
    }
    if (isUncertain(outcome)) uncertain.current ??= { known: own.map(({ commentId }) => commentId) }
    const problems = problemsOf(outcome)
    return problems.form || problems.fields ? problems : { unsent: true }
  }
}

function isUncertain({ kind }: AuthOutcome<unknown>): boolean {
  return kind === 'unreachable' || kind === 'broken'
}

async function findArrived(
  actor: MemberCommentsHandle['actor'],
  input: CommentInput,
  attempt: UncertainAttempt | null,
): Promise<ThreadComment | undefined> {
  if (input.kind !== 'add' || attempt === null) return undefined
  const { owner } = actor.getSnapshot().context
  const own = await readMemberComments(accountRequest, { postId: input.postId, owner }).catch(
    () => [],
  )
  return own.find(
    ({ commentId, parentId, text }) =>
      parentId === input.parentId && text === input.content && !attempt.known.includes(commentId),
  )
}

const styles = {
  textAreaFieldRow: { display: 'grid', gap: 3 },
  submitButtonRow: { display: 'flex', flexWrap: 'wrap', gap: 3 },
} satisfies Record<string, ThemeUIStyleObject>
