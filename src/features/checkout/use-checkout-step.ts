import { useCallback, useEffect, useState } from 'react'
import { writeAddress } from '../../lib/navigation/write-address'
import { allowedStep, type CheckoutStep, namedStep, stepPath } from './checkout-steps'
import type { CheckoutValues } from './checkout-values'

/**
 * The step in view and the way to another one: each has an address, so that Back leads to the one
 * before; one whose earlier steps are not filled in gives way to the first of them.
 */
export function useCheckoutStep(values: CheckoutValues) {
  const [named, setNamed] = useState(() => namedStep(window.location.search))
  useEffect(() => {
    const follow = () => setNamed(namedStep(window.location.search))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const step = allowedStep(named, values)
  useEffect(() => {
    if (step === named) return
    setNamed(step)
    writeAddress(stepPath(step), { replace: true })
  }, [step, named])
  const open = useCallback((next: CheckoutStep) => {
    setNamed(next)
    writeAddress(stepPath(next))
  }, [])
  return [step, open] as const
}
