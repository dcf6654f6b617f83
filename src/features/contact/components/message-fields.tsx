import { useFormikContext } from 'formik'
import type { ThemeUIStyleObject } from 'theme-ui'
import { EmailField, Field, TextAreaField } from '#components/form/field'
import { VisuallyHidden } from '#components/visually-hidden'
import { normalText } from '#contract/wire/typed-text'
import type { Text } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { type ContactMessages, contactMessages } from '../messages'

export function WriterFields() {
  const { t } = useTranslation(contactMessages)
  return (
    <>
      <Field name='name' label={t('fields.name')} required autoComplete='name' />
      <EmailField
        name='email'
        label={t('fields.email')}
        hint={t('fields.emailHint')}
        required
        autoComplete='email'
      />
    </>
  )
}

interface MessageFieldProps {
  hint: string
  /** In characters. */
  max: number
}

export function MessageField({ hint, max }: MessageFieldProps) {
  const { t } = useTranslation(contactMessages)
  return (
    <>
      <TextAreaField name='message' label={t('fields.message')} hint={hint} required rows={7} />
      <RemainingLength max={max} />
    </>
  )
}

/** The number of characters left, once it is low; announced to screen readers in steps. */
function RemainingLength({ max }: { max: number }) {
  const { t } = useTranslation(contactMessages)
  const { values } = useFormikContext<{ message: string }>()
  const room = remainingRoom(normalText(values.message).length, max)
  return (
    <>
      {room.kind !== 'plenty' && (
        <p aria-hidden='true' sx={styles.remainingLengthText}>
          {visibleText(room, t)}
        </p>
      )}
      <VisuallyHidden role='status'>{announcedText(room, t)}</VisuallyHidden>
    </>
  )
}

function visibleText(room: RemainingRoom, text: Text<ContactMessages>): string {
  if (room.kind === 'over') return text('room.over', { count: room.by })
  if (room.kind === 'plenty') return ''
  return room.left === 0 ? text('room.full') : text('room.left', { count: room.left })
}

function announcedText(room: RemainingRoom, text: Text<ContactMessages>): string {
  if (room.kind !== 'little') return visibleText(room, text)
  return room.announced === 0
    ? text('room.full')
    : text('room.leftAtMost', { count: room.announced })
}

/** Characters left; `announced` is rounded up to the next step. */
type RemainingRoom =
  | { kind: 'plenty' }
  | { kind: 'little'; left: number; announced: number }
  | { kind: 'over'; by: number }

/** Counts that are announced; above the first one nothing is shown. */
const steps = [300, 100, 50, 20, 10, 0] as const

/** The room left in a text of at most `max` characters. */
export function remainingRoom(length: number, max: number): RemainingRoom {
  const left = max - length
  if (left < 0) return { kind: 'over', by: -left }
  const announced = steps.findLast((step) => left <= step)
  return announced === undefined ? { kind: 'plenty' } : { kind: 'little', left, announced }
}

const styles = {
  remainingLengthText: { mt: -3, color: 'textMuted', fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>
