import { useFormikContext } from 'formik'
import { useEffect, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { useTranslation } from '#lib/i18n/use-translation'
import { Notice } from '../notice'
import { changedIn, type Draft, type DraftValues, withDraft } from './draft'
import { validationMessages } from './validation'

/**
 * Restores the draft of its `ZodForm`, with a notice, and stores typed values. The submit handler
 * deletes the draft.
 */
export function DraftStore({ draft }: { draft: Draft }) {
  const { t } = useTranslation(validationMessages)
  const { values, initialValues, dirty, setValues } = useFormikContext<DraftValues>()
  const [step, setStep] = useState<'waiting' | 'restoring' | 'keeping'>('waiting')
  const [restored, setRestored] = useState(false)

  useEffect(() => {
    // After one render the form has adopted the values typed before hydration.
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
    // While empty it must not take a gap between two fields.
    <div aria-live='polite' sx={styles.status}>
      {restored && <Notice>{t('draftKept')}</Notice>}
    </div>
  )
}

const styles = {
  status: { '&:empty': { position: 'absolute' } },
} satisfies Record<string, ThemeUIStyleObject>
