import { useEffect, useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import * as z from 'zod/mini'
import { useAccountDraft } from '#components/account/account-draft'
import { Button } from '#components/button'
import { DraftStore } from '#components/form/draft'
import { TextAreaField } from '#components/form/field'
import { textAreaRule } from '#components/form/text-rules'
import { SubmitButton, ZodForm } from '#components/form/zod-form'
import { useTranslation } from '#lib/i18n/use-translation'
import { ownCardMessages } from '../own-card-messages'
import type { RecallCard } from '../recall-card'

const cardWords = z.object({
  question: textAreaRule({ most: 200 }),
  answer: textAreaRule({ most: 500 }),
})

interface OwnCardFormProps {
  /** The lesson beside which it is written. */
  postId: number
  /** The card that is changed; undefined for a new one. */
  card: RecallCard | undefined
  onSave: (words: z.infer<typeof cardWords>) => void
  onCancel: () => void
}

/** Question and answer of a learner's own card; half-written, they are kept until they are cancelled. */
export default function OwnCardForm({ postId, card, onSave, onCancel }: OwnCardFormProps) {
  const { t } = useTranslation(ownCardMessages)
  const draft = useAccountDraft(`own-card-${card?.cardId ?? postId}`)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('textarea')?.focus(), [])
  return (
    <div ref={place} sx={styles.place}>
      <ZodForm
        label={t('form')}
        schema={cardWords}
        initialValues={{ question: card?.question ?? '', answer: card?.answer ?? '' }}
        onSubmit={async (typed) => {
          draft.forget()
          onSave(typed)
        }}
        sx={styles.form}
      >
        <DraftStore draft={draft} />
        <TextAreaField
          name='question'
          label={t('question')}
          hint={t('questionHint')}
          rows={2}
          required
        />
        <TextAreaField name='answer' label={t('answer')} hint={t('answerHint')} rows={2} required />
        <div sx={styles.buttons}>
          <SubmitButton>{t('save')}</SubmitButton>
          <Button
            variant='quiet'
            onClick={() => {
              draft.forget()
              onCancel()
            }}
          >
            {t('cancel')}
          </Button>
        </div>
      </ZodForm>
    </div>
  )
}

const styles = {
  place: {
    p: [3, 5],
    border: '1px solid',
    borderColor: 'hairline',
    borderRadius: 'card',
    bg: 'raised',
  },
  form: { display: 'grid', gap: 4 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: 3 },
} satisfies Record<string, ThemeUIStyleObject>
