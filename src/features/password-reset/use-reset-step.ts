import { useState } from 'react'
import type { Flow } from '../../../contract/allauth/flow'
import { resetFlowId } from '../../session/pending-step'
import { useSession } from '../../session/use-session'

/**
 * Whether the code for a new password is to be asked for. Once begun it stays, also when the
 * service no longer waits, until the person leaves it; a new mail begins it again.
 */
export function useResetStep() {
  const { pendingFlow } = useSession()
  const pending = pendingFlow?.id === resetFlowId ? pendingFlow : null
  const [isShown, setShown] = useState(false)
  const [left, setLeft] = useState<Flow | null>(null)
  if (pending && pending !== left && !isShown) setShown(true)
  const leave = () => {
    setLeft(pending)
    setShown(false)
  }
  return { isShown, leave }
}
