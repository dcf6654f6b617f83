import { useState } from 'react'

/**
 * A part of a page whose script loads with the press on its button. After a failure, which the button's
 * place has to say, the next press tries again.
 */
export function usePressedPart<Part extends object>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part | null>(null)
  const [status, setStatus] = useState<'closed' | 'loading' | 'failed' | 'open'>('closed')
  const open = async () => {
    if (status === 'loading' || status === 'open') return
    setStatus('loading')
    try {
      setPart(await load())
      setStatus('open')
    } catch {
      setStatus('failed')
    }
  }
  return { part, status, open: () => void open() }
}
