import { lazy, Suspense, useEffect, useState } from 'react'
import { absent } from '../absent'
import { onFirstToast } from '../show-toast'

const ToastStage = lazy(() =>
  import(/* webpackChunkName: "toasts" */ './toast-stage').catch(absent),
)

/** Where toasts appear, beside the pages; empty, and without a script, until the first one. */
export function ToastPlace() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => onFirstToast(() => setWanted(true)), [])
  if (!isWanted) return null
  return (
    <Suspense fallback={null}>
      <ToastStage />
    </Suspense>
  )
}
