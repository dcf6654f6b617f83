import type { SnapshotFrom } from 'xstate'
import type { SubmitProblems } from '../../../components/form/zod-form-options'
import type { contactMachine } from '../contact-machine'

/** What the form itself should show after an attempt: only what its fields can mend. */
export function submitProblems(state: SnapshotFrom<typeof contactMachine>): SubmitProblems {
  if (!state.matches('refused')) return {}
  const { fields, whole } = state.context.refusal
  return { fields: { ...fields }, form: whole ?? undefined }
}
