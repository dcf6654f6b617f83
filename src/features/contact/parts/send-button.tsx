import { useFormikContext } from 'formik'
import { useText } from '../../../shared/i18n/texts'
import { Button } from '../../../shared/ui/button'
import { contactTexts } from '../contact-texts'

interface SendButtonProps {
  form: 'contact' | 'feedback'
  /** The server asked to wait. */
  heldBack: boolean
}

/** Sends the message; it keeps its focus while it may not be pressed. */
export function SendButton({ form, heldBack }: SendButtonProps) {
  const text = useText(contactTexts)
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
