import { type ComponentType, useEffect, useState } from 'react'
import { VisuallyHidden } from '#components/visually-hidden'
import { sendRequest } from '#lib/http/send-request'
import { checkHealth, whenBack } from './health-check'
import type { OutageProps } from './outage'

/**
 * Checks the API when the page is idle, visible again or online again. A check that fails loads the
 * retries, and the mark that is shown here.
 */
export function HealthIndicator() {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [loaded, setLoaded] = useState<{ Outage: ComponentType<OutageProps> }>()
  useEffect(() => {
    if (loaded) return
    const controller = new AbortController()
    const { signal } = controller
    const check = async () => {
      if (document.visibilityState !== 'visible' || (await checkHealth(sendRequest, signal))) return
      if (signal.aborted) return
      const { Outage } = await import(/* webpackChunkName: "outage" */ './outage')
      setLoaded({ Outage })
    }
    const checkAgain = () => void check().catch(() => {})
    // In a task of its own: it comes with all other widgets.
    const timer = setTimeout(checkAgain)
    whenBack((mayCheck) => mayCheck && checkAgain(), signal)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [loaded])
  return (
    <>
      <VisuallyHidden role='status'>{loaded && <loaded.Outage place={place} />}</VisuallyHidden>
      <span ref={setPlace} />
    </>
  )
}
