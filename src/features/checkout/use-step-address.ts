import { useCallback, useEffect, useState } from 'react'
import { publicPaths } from '#contract/paths/site-paths'
import { writeAddress } from '#lib/navigation/write-address'
import { type CheckoutStep, checkoutSteps } from './checkout-steps'

/** URL of a step, so that the Back button leads to the previous one. */
export function stepPath(step: CheckoutStep): string {
  return `${publicPaths.checkout}?step=${step}`
}

/** The step named in the URL's query, `who` by default. */
export function stepInQuery(search: string): CheckoutStep {
  const name = new URLSearchParams(search).get('step')
  return checkoutSteps.find((step) => step === name) ?? 'who'
}

/** The step that the address names, and a function that opens another one. */
export function useStepAddress() {
  const [step, setStep] = useState(() => stepInQuery(window.location.search))
  useEffect(() => {
    const follow = () => setStep(stepInQuery(window.location.search))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const open = useCallback((next: CheckoutStep, options?: { replace: boolean }) => {
    setStep(next)
    writeAddress(stepPath(next), options)
  }, [])
  return [step, open] as const
}
