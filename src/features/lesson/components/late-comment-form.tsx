/** @jsxImportSource theme-ui */
import { lazy, Suspense } from 'react'
import { useText } from '../../../lib/i18n/texts'
import { lessonMessages } from '../lesson-texts'
import type { CommentFormProps } from './comment-form'

const CommentForm = lazy(() =>
  import(/* webpackChunkName: "comment-form" */ './comment-form').catch(() => ({
    default: FormMissing,
  })),
)

/** The form of a comment, whose script comes when somebody may write. */
export function LateCommentForm(props: CommentFormProps) {
  return (
    <Suspense fallback={<div sx={{ minHeight: 240 }} />}>
      <CommentForm {...props} />
    </Suspense>
  )
}

function FormMissing(_props: CommentFormProps) {
  const text = useText(lessonMessages)
  return <p role='status'>{text('comments.formMissing')}</p>
}
