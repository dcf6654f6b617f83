import { useFormikContext } from 'formik'
import { useEffect, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import * as z from 'zod/mini'
import { parseJson } from '#contract/wire/parse-json'
import { useTranslation } from '#lib/i18n/use-translation'
import type { TabStorage } from '#lib/storage/tab-storage'
import { Notice } from '../notice'
import { type FormValues, validationMessages } from './validation'

/** Unsent form values, stored in the tab. */
export interface Draft {
  read: () => FormValues
  keep: (values: FormValues) => void
  forget: () => void
}

const keptDraft = z.object({
  owner: z.nullable(z.int()),
  values: z.record(z.string(), z.union([z.string(), z.boolean()])),
})

/**
 * The draft of the form `name`. A draft of another owner is deleted when it is read.
 * @param owner id of the user; null for forms that need no sign-in
 */
export function draftIn(storage: TabStorage, name: string, owner: number | null = null): Draft {
  const key = `draft:${name}`
  const forget = () => storage.remove(key)
  return {
    read: () => {
      const { data: kept } = z.safeParse(keptDraft, parseJson(storage.read(key)))
      if (kept?.owner === owner) return kept.values
      forget()
      return {}
    },
    keep: (values) => storage.write(key, JSON.stringify({ owner, values })),
    forget,
  }
}

/** The changed values; unchanged fields may have newer initial values later. */
export function changedIn(values: FormValues, initialValues: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== initialValues[name]),
  )
}

/** Fills unchanged fields from the draft; changed ones are newer than the draft. */
export function withDraft<Values extends FormValues>(
  values: Values,
  initialValues: Values,
  draft: FormValues,
): Values {
  const filled = Object.entries(values).map(([name, value]) => {
    const kept = draft[name]
    const isFitting = typeof kept === typeof value && value === initialValues[name]
    return [name, isFitting ? kept : value]
  })
  return Object.fromEntries(filled) as Values
}

/**
 * Restores the draft of its `ZodForm`, with a notice, and stores typed values. The submit handler
 * deletes the draft.
 */
export function DraftStore({ draft }: { draft: Draft }) {
  const { t } = useTranslation(validationMessages)
  const { values, initialValues, dirty, setValues } = useFormikContext<FormValues>()
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
