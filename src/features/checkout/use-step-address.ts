import { useCallback, useEffect, useState } from 'react'
import { publicPaths } from '#contract/paths/site-paths'
import { writeAddress } from '#lib/navigation/write-address'
import { type CheckoutStep, checkoutSteps } from './checkout-steps'

/** URL of a step, so that the Back button leads to the previous one. */
export function stepPath(step: CheckoutStep): string {
  return `${publicPaths.checkout}?step=${step}`
}

/** The step named in the URL's query, or the first one. */
export function stepInQuery(search: string, first: CheckoutStep = 'who'): CheckoutStep {
  const name = new URLSearchParams(search).get('step')
  return checkoutSteps.find((step) => step === name) ?? first
}

/**
 * The step that the address names, and a function that opens another one.
 * @param first the step of an address that names none
 */
export function useStepAddress(first: CheckoutStep) {
  const [step, setStep] = useState(() => stepInQuery(window.location.search, first))
  useEffect(() => {
    const follow = () => setStep(stepInQuery(window.location.search, first))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [first])
  const open = useCallback((next: CheckoutStep, options?: { replace: boolean }) => {
    setStep(next)
    writeAddress(stepPath(next), options)
  }, [])
  return [step, open] as const
}
