import { useFormikContext } from 'formik'
import { Button } from '../../../components/button'
import { useText } from '../../../lib/i18n/texts'
import { contactMessages } from '../contact-texts'

interface SendButtonProps {
  form: 'contact' | 'feedback'
  /** The server asked to wait. */
  heldBack: boolean
}

/** Sends the message; it keeps its focus while it may not be pressed. */
export function SendButton({ form, heldBack }: SendButtonProps) {
  const text = useText(contactMessages)
  const { isSubmitting } = useFormikContext()
  return (
    <Button
      type='submit'
      size='lg'
      busy={isSubmitting}
      {...(heldBack && { 'aria-disabled': true })}
      onClick={(event) => heldBack && event.preventDefault()}
    >
      {text(`${form}.send`)}
    </Button>
  )
}
