import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '../button'

interface SubmitButtonProps extends ButtonLook {
  children: ReactNode
}

/** Submit button; busy while submitting, so that nothing is sent twice. */
export function SubmitButton(props: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext()
  return <Button {...props} type='submit' busy={isSubmitting} />
}
