import { useFormikContext } from 'formik'
import { useEffect, useState } from 'react'
import { guardUnload } from '#lib/navigation/guard-unload'
import { isNavigating } from '#session/auth-outcome'
import type { AccountChange } from '#session/use-account-change'
import { DraftStore } from '../form/draft-store'
import type { SubmitProblems } from '../form/submit-errors'
import { ZodForm, type ZodFormProps } from '../form/zod-form'
import { useAccountDraft } from './account-draft'
import { problemsOf } from './auth-problems'

interface AccountFormProps<Values extends object, Output> extends ZodFormProps<Values, Output> {
  /** Name of the draft, e.g. `address-new`. */
  draft: string
}

/**
 * A `ZodForm` of the account that keeps a draft in the tab, for the same user only, until it is
 * sent or they sign out, so that text is kept when the session ends meanwhile. Leaving the
 * page with unsent text has to be confirmed. Not for passwords and codes.
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

/** Asks for confirmation before the page is left while the form has unsent text. */
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

/**
 * Carries out a form's change, for `onSubmit`.
 * @returns the problems to show where the change was not made; `unsent` where the app navigates
 * away, e.g. to reauthentication
 */
export async function submitChange<Change>(
  { submit }: Pick<AccountChange<Change>, 'submit'>,
  change: Change,
): Promise<SubmitProblems> {
  const result = await submit(change)
  if (result.status === 'done') return {}
  const isUnsent = result.status === 'ignored' || isNavigating(result.problem)
  return isUnsent ? { unsent: true } : problemsOf(result.problem)
}
