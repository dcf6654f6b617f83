import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '#lib/i18n/use-translation'
import { Notice } from '../notice'
import { useFormContext } from './use-form-field'
import { errorText, validationMessages } from './validation'

interface FormProblemProps {
  /** A link to where the user sees whether it was done, after a lost answer. */
  whereToLook?: ReactNode
}

/** The error of the whole form, focused when it appears; null without one. */
export function FormProblem({ whereToLook }: FormProblemProps) {
  const { problem } = useFormContext()
  const { t } = useTranslation(validationMessages)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) element.current?.focus()
  }, [problem])
  if (!problem) return null
  return (
    <div ref={element} tabIndex={-1}>
      <Notice
        tone={problem.cause === 'unclear' ? 'warning' : 'error'}
        live
        title={t(`problem.${problem.cause ?? 'title'}`)}
        action={problem.cause === 'unclear' && whereToLook}
      >
        {errorText(problem.error, '', t)}
      </Notice>
    </div>
  )
}
