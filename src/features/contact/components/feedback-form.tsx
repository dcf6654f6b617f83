import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { FieldError, useFormField } from '#components/form/field-frame'
import { SelectField } from '#components/form/select-field'
import { validationMessages } from '#components/form/validation'
import { useTranslation } from '#lib/i18n/use-translation'
import { contactMessages } from '../messages'
import {
  emptyFeedback,
  feedbackFormSchema,
  feedbackMessage,
  feedbackRates,
  feedbackTopics,
  longestFeedback,
} from '../schema'
import { MessageField, WriterFields } from './message-fields'
import { MessageForm } from './message-form'

/** The feedback form, in a separate chunk. */
export default function FeedbackForm({ person }: { person: number }) {
  const { t } = useTranslation(contactMessages)
  const topics = feedbackTopics.map((value) => ({ value, label: t(`topics.${value}`) }))
  return (
    <MessageForm
      form='feedback'
      person={person}
      schema={feedbackFormSchema}
      emptyValues={emptyFeedback}
      toMessage={(feedback) => feedbackMessage(feedback, t)}
    >
      <SelectField
        name='topic'
        label={t('fields.topic')}
        required
        options={topics}
        placeholder={t('fields.chooseTopic')}
      />
      <RatingField />
      <MessageField hint={t('feedback.messageHint')} max={longestFeedback} />
      <WriterFields />
    </MessageForm>
  )
}

/** Optional rating; a choice can be cleared. */
function RatingField() {
  const { t } = useTranslation(contactMessages)
  const { t: validation } = useTranslation(validationMessages)
  const label = t('fields.rating')
  const { id, error, value, setValue } = useFormField<string>({ name: 'rating', label })
  return (
    <fieldset sx={styles.ratingField}>
      <legend sx={legendStyle}>
        <span>{label}</span>
        <span sx={styles.ratingFieldLabel}>{validation('optional')}</span>
      </legend>
      <div sx={choicesStyle}>
        {feedbackRates.map((rate) => (
          <label key={rate}>
            <input
              type='radio'
              name='rating'
              value={rate}
              checked={value === rate}
              onChange={() => setValue(rate)}
            />
            <span>{t(`rates.${rate}`)}</span>
          </label>
        ))}
        {value !== '' && (
          <Button variant='quiet' size='sm' onClick={() => setValue('')}>
            {t('fields.clearRating')}
          </Button>
        )}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

const legendStyle: ThemeUIStyleObject = {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 3,
  width: '100%',
  mb: 2,
  p: 0,
  fontWeight: 'medium',
}

const choicesStyle: ThemeUIStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  '& label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    minHeight: 'touch',
    px: 3,
    border: '1px solid',
    borderColor: 'control',
    borderRadius: 'full',
    cursor: 'pointer',
  },
  '& label:hover': { borderColor: 'text' },
  '& label:has(:checked)': { borderColor: 'primary', bg: 'primaryTint', color: 'primaryText' },
  '& label:has(:focus-visible)': {
    outline: '3px solid',
    outlineColor: 'focus',
    outlineOffset: '2px',
  },
  input: { m: 0, accentColor: 'primary' },
  'input:focus-visible': { outline: 'none' },
  'fieldset:disabled &': { opacity: 0.6 },
}

const styles = {
  ratingField: { m: 0, p: 0, border: 0, minWidth: 0 },
  ratingFieldLabel: { color: 'textMuted', fontSize: 'small', fontWeight: 'body' },
} satisfies Record<string, ThemeUIStyleObject>
