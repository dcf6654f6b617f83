/** @jsxImportSource theme-ui */
import { useEffect, useRef, useState } from 'react'
import { longestComment } from '../../../../contract/blog/blog-comment'
import { OwnForm } from '../../../session/own-form'
import { ownDraft } from '../../../session/use-own-draft'
import { FormProblem } from '../../../shared/form/form-problem'
import { SubmitButton } from '../../../shared/form/submit-button'
import { TextAreaField } from '../../../shared/form/text-area-field'
import { useText } from '../../../shared/i18n/texts'
import { Button } from '../../../shared/ui/button'
import { commentFormSchema } from '../comment-form-schema'
import type { ThreadComment } from '../comment-thread'
import { lessonTexts } from '../lesson-texts'
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
  const text = useText(lessonTexts)
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
    <OwnForm
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
    </OwnForm>
  )
}
