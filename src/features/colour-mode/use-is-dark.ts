import { useSyncExternalStore } from 'react'
import { darkClass } from './colour-mode-cookie'

/** Whether the document is dark, as it is: the class on it is the truth. False while built. */
export function useIsDark(): boolean {
  return useSyncExternalStore(
    watchDocument,
    () => document.documentElement.classList.contains(darkClass),
    () => false,
  )
}

function watchDocument(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['class'] })
  return () => observer.disconnect()
}
