import { useEffect, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import * as z from 'zod/mini'
import { accountDraft } from '#components/account/account-draft'
import { AccountForm } from '#components/account/account-form'
import { problemsOf } from '#components/account/auth-problems'
import { Button } from '#components/button'
import { TextAreaField } from '#components/form/field'
import { textAreaRule } from '#components/form/text-rules'
import type { SubmitProblems } from '#components/form/validation'
import { FormProblem, SubmitButton } from '#components/form/zod-form'
import { longestComment } from '#contract/blog/blog-comment'
import { problemOf } from '#lib/http/problem'
import { useTranslation } from '#lib/i18n/use-translation'
import type { ThreadComment } from '../comment-thread'
import type { CommentInput } from '../comments-api'
import { lessonMessages } from '../lesson-messages'
import type { MemberCommentsHandle } from '../member-comments-handle'

const commentFormSchema = z.object({ content: textAreaRule({ most: longestComment }) })

export interface CommentFormProps {
  memberComments: MemberCommentsHandle
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
  const { t: text } = useTranslation(lessonMessages)
  const [written, setWritten] = useState(0)
  const fields = useRef<HTMLDivElement>(null)
  const submit = async (content: string): Promise<SubmitProblems> => {
    try {
      const comment = await memberComments.write(inputOf(content))
      setWritten((count) => count + 1)
      onWritten(comment)
      return {}
    } catch (error) {
      const problems = problemsOf(problemOf(error))
      return problems.form || problems.fields ? problems : { unsent: true }
    }
  }
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
      onSubmit={({ content }) => submit(content)}
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

const styles = {
  textAreaFieldRow: { display: 'grid', gap: 3 },
  submitButtonRow: { display: 'flex', flexWrap: 'wrap', gap: 3 },
} satisfies Record<string, ThemeUIStyleObject>
