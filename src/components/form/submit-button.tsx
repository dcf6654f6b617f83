import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { Button } from '../button'
import type { ButtonLook } from '../button-style'

interface SubmitButtonProps extends ButtonLook {
  children: ReactNode
}

/** Sends the form; busy while it is under way, so that nothing is sent twice. */
export function SubmitButton(props: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext()
  return <Button {...props} type='submit' busy={isSubmitting} />
}
