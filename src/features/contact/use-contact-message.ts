import { useCallback, useEffect, useRef, useState } from 'react'
import type { ContactMessage } from '#contract/contact/contact-message'
import type { ContactOutcome } from './send-message'

/** `editing`: the form can be sent, and nothing has failed. */
export type SendStatus = { kind: 'editing' } | { kind: 'sending' } | ContactOutcome

interface ContactMessageDeps {
  /** Rejections count as `broken`. */
  send: (message: ContactMessage) => Promise<ContactOutcome>
  /** The API has accepted the message. */
  onSent: () => void
}

export interface ContactMessageState {
  status: SendStatus
  /** The message that is being sent or was sent last. */
  message: ContactMessage | null
  /** Resolves with the status after the attempt. Ignored while sending, rate limited or sent. */
  submit: (message: ContactMessage) => Promise<SendStatus>
  /** Returns from `sent` to the form. */
  writeAnother: () => void
}

const editing: SendStatus = { kind: 'editing' }

/**
 * Sends one message at a time (`POST /api/contact`). A rate limit ends after the server's delay,
 * `offline` when the connection is back; nothing is sent again automatically.
 */
export function useContactMessage({ send, onSent }: ContactMessageDeps): ContactMessageState {
  const [status, setStatus] = useState<SendStatus>(editing)
  const [message, setMessage] = useState<ContactMessage | null>(null)
  // Read by `submit`, which may be called twice before the next render.
  const current = useRef(status)
  const change = useCallback((next: SendStatus) => {
    current.current = next
    setStatus(next)
  }, [])
  useEffect(() => {
    if (status.kind === 'rateLimited') {
      const timer = setTimeout(() => change(editing), status.seconds * 1000)
      return () => clearTimeout(timer)
    }
    if (status.kind === 'offline') {
      const onOnline = () => change(editing)
      addEventListener('online', onOnline)
      return () => removeEventListener('online', onOnline)
    }
    return undefined
  }, [status, change])
  const submit = async (next: ContactMessage) => {
    if (['sending', 'rateLimited', 'sent'].includes(current.current.kind)) return current.current
    setMessage(next)
    change({ kind: 'sending' })
    const outcome = await send(next).catch((): ContactOutcome => ({ kind: 'broken' }))
    if (outcome.kind === 'sent') onSent()
    change(outcome)
    return outcome
  }
  const writeAnother = () => {
    if (current.current.kind === 'sent') change(editing)
  }
  return { status, message, submit, writeAnother }
}
