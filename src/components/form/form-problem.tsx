import { useEffect, useRef } from 'react'
import { useText } from '../../lib/i18n/texts'
import { Notice } from '../notice'
import { useFormContext } from './form-context'
import { readMessage } from './message'
import { validationMessages } from './validation-texts'

/** What is wrong with the form as a whole, with focus on it; nothing while nothing is. */
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
        {readMessage(problem, '', text)}
      </Notice>
    </div>
  )
}
