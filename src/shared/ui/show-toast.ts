/** What a toast says, and what can be done about it. */
export interface Toast {
  tone: 'success' | 'info' | 'warning' | 'error'
  title: string
  description?: string
  action?: { label: string; onPress: () => void }
  /** Stays until it is closed. */
  persistent?: boolean
  /** Takes the place of the toast that came with the same id. */
  id?: string
}

type Stage = (toast: Toast) => void

const waiting: Toast[] = []
let stage: Stage | null = null
let fetchStage: (() => void) | null = null

/** Shows a short word above the page; the script behind it arrives with the first one. */
export function showToast(toast: Toast): void {
  if (!stage) waiting.push(toast)
  stage?.(toast)
  fetchStage?.()
}

/**
 * Names what fetches the stage when the first toast is there.
 * @returns what takes it back
 */
export function onFirstToast(fetch: () => void): () => void {
  fetchStage = fetch
  if (waiting.length > 0) fetch()
  return () => {
    fetchStage = null
  }
}

/**
 * The stage has arrived: it gets the toasts that waited for it, and all that come.
 * @returns what ends that
 */
export function setStage(show: Stage): () => void {
  stage = show
  for (const toast of waiting.splice(0)) show(toast)
  return () => {
    stage = null
  }
}
