import { useEffect, useRef } from 'react'
import { useText } from '#lib/i18n/messages'
import { Notice } from '../notice'
import { useFormContext } from './use-form-field'
import { errorText, validationMessages } from './validation'

/** The error of the whole form, focused when it appears; null without one. */
export function FormProblem() {
  const { problem } = useFormContext()
  const text = useText(validationMessages)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) element.current?.focus()
  }, [problem])
  if (!problem) return null
  return (
    <div ref={element} tabIndex={-1}>
      <Notice tone='error' live title={text('problem.title')}>
        {errorText(problem, '', text)}
      </Notice>
    </div>
  )
}
