/** @jsxImportSource theme-ui */
import { useFormikContext } from 'formik'
import { useEffect, useState } from 'react'
import { useText } from '../../lib/i18n/texts'
import { Notice } from '../notice'
import { changedIn, type Draft, type DraftValues, withDraft } from './draft'
import { validationMessages } from './validation-texts'

/**
 * Gives the `ZodForm` around it back what was typed before a reload or a sign-in, says so, and keeps
 * what is typed from now on. Whoever sent the form forgets the draft.
 */
export function DraftStore({ draft }: { draft: Draft }) {
  const text = useText(validationMessages)
  const { values, initialValues, dirty, setValues } = useFormikContext<DraftValues>()
  const [step, setStep] = useState<'waiting' | 'restoring' | 'keeping'>('waiting')
  const [restored, setRestored] = useState(false)

  useEffect(() => {
    // One turn later the form has taken over what was typed before the script arrived.
    if (step === 'waiting') return setStep('restoring')
    if (step === 'restoring') {
      const filled = withDraft(values, initialValues, draft.read())
      if (JSON.stringify(filled) !== JSON.stringify(values)) {
        void setValues(filled, false)
        setRestored(true)
      }
      return setStep('keeping')
    }
    if (dirty) draft.keep(changedIn(values, initialValues))
    else draft.forget()
  }, [step, values, initialValues, dirty, draft, setValues])

  return (
    // Empty, it must not take the room between two fields.
    <div aria-live='polite' sx={{ position: restored ? 'static' : 'absolute' }}>
      {restored && <Notice>{text('draftKept')}</Notice>}
    </div>
  )
}
