/** @jsxImportSource theme-ui */
import { useEffect, useRef, useState } from 'react'
import { longestComment } from '../../../../contract/blog/blog-comment'
import { AccountForm } from '../../../components/account/account-form'
import { ownDraft } from '../../../components/account/use-account-draft'
import { Button } from '../../../components/button'
import { FormProblem } from '../../../components/form/form-problem'
import { SubmitButton } from '../../../components/form/submit-button'
import { TextAreaField } from '../../../components/form/text-area-field'
import { useText } from '../../../lib/i18n/texts'
import { commentFormSchema } from '../comment-form-schema'
import type { ThreadComment } from '../comment-thread'
import { lessonMessages } from '../lesson-texts'
import { useCommentWriting } from '../use-comment-writing'
import type { OwnCommentsStory } from '../use-own-comments'
import type { CommentWish } from '../write-comment'

export interface CommentFormProps {
  story: OwnCommentsStory
  /** Name of the form's draft. */
  draftName: string
  label: string
  action: string
  /** The words that are rewritten; empty for new ones. */
  text?: string
  wishOf: (content: string) => CommentWish
  onWritten: (comment: ThreadComment) => void
  /** Absent where the form always stands there; otherwise it takes the focus when it appears. */
  onClose?: () => void
}

/** Where somebody writes a comment. What was typed stays in the tab until it has arrived. */
export default function CommentForm(props: CommentFormProps) {
  const { story, draftName, label, action, text: words = '', wishOf, onWritten, onClose } = props
  const text = useText(lessonMessages)
  const [written, setWritten] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  const write = useCommentWriting(story, (comment) => {
    setWritten((count) => count + 1)
    onWritten(comment)
  })
  const opens = onClose !== undefined
  useEffect(() => {
    if (opens) place.current?.querySelector('textarea')?.focus()
  }, [opens])
  return (
    <AccountForm
      key={written}
      draft={draftName}
      schema={commentFormSchema}
      initialValues={{ content: words }}
      onSubmit={({ content }) => write(wishOf(content))}
    >
      <div ref={place} sx={{ display: 'grid', gap: 3 }}>
        <TextAreaField
          name='content'
          label={label}
          hint={text('comments.hint')}
          maxLength={longestComment}
          rows={opens ? 3 : 4}
        />
        <FormProblem />
        <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <SubmitButton>{action}</SubmitButton>
          {onClose && (
            <Button
              variant='quiet'
              onClick={() => {
                ownDraft(draftName).forget()
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
