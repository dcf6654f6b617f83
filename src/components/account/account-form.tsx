import { useFormikContext } from 'formik'
import { useEffect, useState } from 'react'
import { guardUnload } from '../../lib/navigation/guard-unload'
import { DraftStore } from '../form/draft-keeper'
import { ZodForm, type ZodFormProps } from '../form/zod-form'
import type { SubmitProblems } from '../form/zod-form-options'
import { useAccountDraft } from './use-account-draft'

interface AccountFormProps<Values extends object, Output> extends ZodFormProps<Values, Output> {
  /** Tells this form's draft from those of other forms, such as `address-new`. */
  draft: string
}

/**
 * A `ZodForm` of the account whose text outlives a session that ends in the middle (A3-40): it waits
 * in the tab for the same person, until it is sent or they sign out. Whoever leaves the page before
 * is asked first. Not for passwords and codes.
 */
export function AccountForm<Values extends object, Output>(
  props: AccountFormProps<Values, Output>,
) {
  const { draft: name, onSubmit, children, ...form } = props
  const draft = useAccountDraft(name)
  const [timesSent, setTimesSent] = useState(0)
  const submit = async (output: Output) => {
    const problems: SubmitProblems = (await onSubmit(output)) ?? {}
    if (isSent(problems)) {
      draft.forget()
      setTimesSent((times) => times + 1)
    }
    return problems
  }
  return (
    <ZodForm {...form} onSubmit={submit}>
      <DraftStore draft={draft} />
      <LeaveGuard timesSent={timesSent} />
      {children}
    </ZodForm>
  )
}

/** Asks before the page is left while the form around it holds text that was not sent. */
function LeaveGuard({ timesSent }: { timesSent: number }) {
  const { dirty, isSubmitting, values } = useFormikContext()
  const [sentValues, setSentValues] = useState<unknown>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values at that moment were sent
  useEffect(() => {
    if (timesSent > 0) setSentValues(values)
  }, [timesSent])
  const isHeld = dirty && !isSubmitting && values !== sentValues
  useEffect(() => (isHeld ? guardUnload() : undefined), [isHeld])
  return null
}

function isSent({ form, fields = {}, unsent = false }: SubmitProblems): boolean {
  return !unsent && form === undefined && Object.keys(fields).length === 0
}
