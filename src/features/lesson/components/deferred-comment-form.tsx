import { lazy, Suspense } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { useTranslation } from '#lib/i18n/use-translation'
import { lessonMessages } from '../lesson-messages'
import type { CommentFormProps } from './comment-form'

const CommentForm = lazy(() =>
  import('./comment-form').catch(() => ({
    default: FormMissing,
  })),
)

/** The comment form, loaded when it is first shown. */
export function DeferredCommentForm(props: CommentFormProps) {
  return (
    <Suspense fallback={<div sx={styles.deferredCommentForm} />}>
      <CommentForm {...props} />
    </Suspense>
  )
}

function FormMissing(_props: CommentFormProps) {
  const { t } = useTranslation(lessonMessages)
  return <p role='status'>{t('comments.formMissing')}</p>
}

const styles = {
  deferredCommentForm: { minHeight: 240 },
} satisfies Record<string, ThemeUIStyleObject>
