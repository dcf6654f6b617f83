/** @jsxImportSource theme-ui */
import { useFormikContext } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../shared/i18n/texts'
import { Notice } from '../../../shared/ui/notice'
import { contactTexts } from '../contact-texts'
import { type Draft, type DraftValues, withDraft } from '../draft'

interface DraftKeeperProps {
  draft: Draft
  /** The form appeared because the person asked for it: focus goes to its message. */
  focused: boolean
}

/** Gives a form back what was typed before a reload, says so, and keeps what is typed from now on. */
export function DraftKeeper({ draft, focused }: DraftKeeperProps) {
  const text = useText(contactTexts)
  const { values, dirty, setValues } = useFormikContext<DraftValues>()
  const [step, setStep] = useState<'waiting' | 'restoring' | 'keeping'>('waiting')
  const [restored, setRestored] = useState(false)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (focused) place.current?.closest('form')?.querySelector('textarea')?.focus()
  }, [focused])

  useEffect(() => {
    // One turn later the form has taken over what was typed before the script arrived.
    if (step === 'waiting') return setStep('restoring')
    if (step === 'restoring') {
      const filled = withDraft(values, draft.read())
      if (JSON.stringify(filled) !== JSON.stringify(values)) {
        void setValues(filled, false)
        setRestored(true)
      }
      return setStep('keeping')
    }
    if (dirty) draft.keep(values)
    else draft.forget()
  }, [step, values, dirty, draft, setValues])

  return (
    // Empty, it must not take the room between two fields.
    <div ref={place} aria-live='polite' sx={{ position: restored ? 'static' : 'absolute' }}>
      {restored && <Notice>{text('draftKept')}</Notice>}
    </div>
  )
}
