import { lazy, Suspense, useEffect, useState } from 'react'
import { absent } from '#lib/lazy/lazy'
import { onFirstToast } from '../show-toast'

const ToastStage = lazy(() =>
  import(/* webpackChunkName: "toasts" */ './toast-stage').catch(absent),
)

/** Renders the toaster once there is a toast; its chunk is loaded then. */
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
