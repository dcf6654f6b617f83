import { useCallback, useState } from 'react'
import type { SessionUser } from '../../../contract/account/user-account'
import { type CheckoutValues, startingValues } from './checkout-values'
import { checkoutDraft } from './live-checkout'

/** What is filled in for an order, kept in the tab with each change (A3-40). */
export function useCheckoutValues(user: SessionUser) {
  const [draft] = useState(() => checkoutDraft(user.id))
  const [values, setValues] = useState(() => startingValues(user, draft.read()))
  const change = useCallback(
    (changed: Partial<CheckoutValues>) =>
      setValues((present) => {
        const next = { ...present, ...changed }
        if (JSON.stringify(next) !== JSON.stringify(present)) draft.keep(next)
        return next
      }),
    [draft],
  )
  return [values, change] as const
}
