import type { Flow } from '../../contract/allauth/flow'

/** The flow of a new password by a mailed code, where the service offers it. */
export const resetFlowId = 'password_reset_by_code'

/**
 * The step that is waited for: the last pending one (R196). A code for a new password waits beside
 * the steps of signing in and gives way to them: whoever remembers the old one goes on with that.
 */
export function pendingStep(flows: readonly Flow[]): Flow | undefined {
  const pending = flows.filter(({ is_pending }) => is_pending)
  return pending.findLast(({ id }) => id !== resetFlowId) ?? pending.at(-1)
}
