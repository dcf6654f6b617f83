import { useActorRef } from '@xstate/react'
import { useContext, useEffect, useRef } from 'react'
import { now } from '../../lib/time/clock'
import { ToastAttention } from './toast-attention'
import { toastLifeMachine } from './toast-life-machine'
import type { StagedToast } from './toast-stack'

/** Lets a toast's time pass while it is on the stage, and ends it then. */
export function useToastLife(toast: StagedToast, onEnd: () => void): void {
  const { staysForMs } = toast
  const isAttended = useContext(ToastAttention)
  const life = useActorRef(toastLifeMachine.provide({ actions: { end: onEnd } }), {
    input: { staysForMs, now },
  })
  const first = useRef(toast)
  useEffect(() => {
    if (first.current === toast) return
    first.current = toast
    life.send({ type: 'toast.repeated', staysForMs })
  }, [toast, staysForMs, life])
  useEffect(() => {
    life.send({ type: isAttended ? 'attention.given' : 'attention.gone' })
  }, [isAttended, life])
}
