import { DraftKeeper } from '../shared/form/draft-keeper'
import { ZodForm, type ZodFormProps } from '../shared/form/zod-form'
import type { SubmitProblems } from '../shared/form/zod-form-options'
import { useOwnDraft } from './use-own-draft'

interface OwnFormProps<Values extends object, Output> extends ZodFormProps<Values, Output> {
  /** Tells this form's draft from those of other forms, such as `address-new`. */
  draft: string
}

/**
 * A `ZodForm` of the account whose text outlives a session that ends in the middle (A3-40): it waits
 * in the tab for the same person, until it is sent or they sign out. Not for passwords and codes.
 */
export function OwnForm<Values extends object, Output>(props: OwnFormProps<Values, Output>) {
  const { draft: name, onSubmit, children, ...form } = props
  const draft = useOwnDraft(name)
  const submit = async (output: Output) => {
    const problems: SubmitProblems = (await onSubmit(output)) ?? {}
    if (isSent(problems)) draft.forget()
    return problems
  }
  return (
    <ZodForm {...form} onSubmit={submit}>
      <DraftKeeper draft={draft} />
      {children}
    </ZodForm>
  )
}

function isSent({ form, fields = {}, unsent = false }: SubmitProblems): boolean {
  return !unsent && form === undefined && Object.keys(fields).length === 0
}
