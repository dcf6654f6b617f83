import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { isNavigating } from '#lib/http/problem'
import type { AccountChange } from '#session/use-account-change'
import { DraftStore } from '../form/draft'
import { checkForm, type SubmitProblems } from '../form/validation'
import { ZodForm, type ZodFormProps } from '../form/zod-form'
import { useAccountDraft } from './account-draft'
import { problemsOf } from './auth-problems'
import { type Follower, FollowNewer } from './follow-newer'
import { guardLeaving } from './guard-leaving'

interface AccountFormProps<Values extends object, Output>
  extends Omit<ZodFormProps<Values, Output>, 'onSubmit'> {
  /** Name of the draft, e.g. `address-new`. */
  draft: string
  /** What the form would be filled with now; fields that were not typed in follow its changes. */
  initialValues: Values
  /** Reads them again, before they are replaced; null where they cannot be read. */
  reread?: () => Promise<Values | null>
  /** @param base the stored values that the form differs from */
  onSubmit: (output: Output, base: Values) => Promise<SubmitProblems | undefined> | Promise<void>
}

/**
 * A `ZodForm` of the account that keeps a draft in the tab, for the same user only, until it is
 * sent or they sign out, so that text is kept when the session ends meanwhile. Leaving the
 * page with unsent text has to be confirmed. What was changed elsewhere meanwhile is followed, or
 * asked about where it was changed here, too. Not for passwords and codes.
 */
export function AccountForm<Values extends object, Output>(
  props: AccountFormProps<Values, Output>,
) {
  const { draft: name, reread, onSubmit, children, ...form } = props
  const draft = useAccountDraft(name)
  const follower = useRef<Follower<Values>>(null)
  const submit = async (): Promise<SubmitProblems> => {
    const newer = (await reread?.()) ?? null
    const taken = follower.current?.take(newer)
    if (!taken || taken.isUndecided) return { unsent: true }
    const check = checkForm(form.schema, taken.values)
    if (!check.ok) return { fields: check.errors }
    const problems: SubmitProblems = (await onSubmit(check.output, taken.base)) ?? {}
    if (isSent(problems)) {
      draft.forget()
      follower.current?.rebase(taken.values)
    }
    return problems
  }
  return (
    <ZodForm {...form} onSubmit={submit}>
      <DraftStore draft={draft} />
      <LeaveGuard />
      <FollowNewer newest={form.initialValues} follower={follower} />
      {children}
    </ZodForm>
  )
}

/** Asks for confirmation before the page is left while the form has unsent text. */
function LeaveGuard() {
  const { dirty, isSubmitting } = useFormikContext()
  const isHeld = dirty && !isSubmitting
  useEffect(() => (isHeld ? guardLeaving() : undefined), [isHeld])
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
