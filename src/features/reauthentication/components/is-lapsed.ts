import type { Ask } from '../../../session/use-ask'

/** Whether the step that a form belongs to is no longer waited for. */
export function isLapsed<Values>({ state }: Pick<Ask<Values>, 'state'>): boolean {
  if (state.value === 'ended' || state.value === 'closed') return true
  return state.value === 'over' && state.context.outcome?.kind === 'signedOut'
}
