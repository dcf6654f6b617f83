import { Field } from '../../../components/form/field'
import { TextAreaField } from '../../../components/form/text-area-field'
import { useText } from '../../../lib/i18n/texts'
import { contactMessages } from '../contact-texts'
import { RoomLeft } from './room-left'

/** Who writes, and where an answer goes. */
export function WriterFields() {
  const text = useText(contactMessages)
  return (
    <>
      <Field name='name' label={text('fields.name')} mark='required' autoComplete='name' />
      <Field
        name='email'
        type='email'
        label={text('fields.email')}
        hint={text('fields.emailHint')}
        mark='required'
        autoComplete='email'
        inputMode='email'
        autoCapitalize='none'
        spellCheck={false}
      />
    </>
  )
}

interface MessageFieldProps {
  hint: string
  /** In characters. */
  max: number
}

/** The message itself. */
export function MessageField({ hint, max }: MessageFieldProps) {
  const text = useText(contactMessages)
  return (
    <>
      <TextAreaField
        name='message'
        label={text('fields.message')}
        hint={hint}
        mark='required'
        rows={7}
      />
      <RoomLeft max={max} />
    </>
  )
}
