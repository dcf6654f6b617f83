import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { VisuallyHidden } from '../../components/visually-hidden'
import { problemMessages } from '../../lib/http/problem-texts'
import { useText } from '../../lib/i18n/texts'
import { HealthMark } from './health-mark'
import { liveHealth } from './live-health'

interface HealthPartProps {
  /** Id of the element on the logo that the mark is put into. */
  place: string
}

/** Watches over the API; says once, and marks on the logo, that it does not answer (R144, R318). */
export function HealthPart({ place }: HealthPartProps) {
  const text = useText(problemMessages)
  const [health] = useState(liveHealth)
  const isUnwell = useSelector(health, ({ context }) => context.isUnwell)
  const host = document.getElementById(place)
  return (
    <>
      <VisuallyHidden role='status'>{isUnwell && text('unreachable')}</VisuallyHidden>
      {isUnwell && host && createPortal(<HealthMark />, host)}
    </>
  )
}
