import { type ComponentType, useEffect, useState } from 'react'
import type { PageMessage } from '#contract/site/worker-message'
import { useStore } from '#lib/state/create-store'
import { onInstallNeed } from './install-need'
import { knowsOfflineUse } from './offline-news'
import type { WebAppFlowsProps } from './web-app-flows'
import { postToWorker, watchWorkerState, workerState } from './worker-state'

interface WebAppProps {
  /** Path of the current page. */
  path: string
  /** Another prompt is open, so that no offer may be shown. */
  promptsBlocked: boolean
}

/**
 * Offline cache of visited pages. The machines of updates and of installing are loaded when there
 * may be something to offer.
 */
export default function WebApp({ path, promptsBlocked }: WebAppProps) {
  const { isJoined, worksOffline, updateCalls } = useStore({
    get: workerState,
    watch: watchWorkerState,
  })
  const [isInstallNeeded, setInstallNeeded] = useState(false)
  const [wasKnown] = useState(knowsOfflineUse)
  const [keep] = useState(() =>
    createPageKeeper({ loaded: loadedFiles, savesData, send: postToWorker }),
  )
  // On a first visit the cookie choice precedes all offers: until then no machine is loaded.
  const isNews = worksOffline && !wasKnown
  const Flows = useFlows(updateCalls, (isInstallNeeded || isNews) && !promptsBlocked)

  useEffect(() => onInstallNeed(() => setInstallNeeded(true)), [])

  useEffect(() => {
    if (isJoined) keep(path)
  }, [isJoined, keep, path])

  if (!Flows) return null
  return (
    <Flows
      isUpdateNeeded={updateCalls > 0 || isNews}
      isInstallNeeded={isInstallNeeded}
      isJoined={isJoined}
      promptsBlocked={promptsBlocked}
    />
  )
}

/** The flows once they are needed; a chunk that failed is requested again with the next call. */
function useFlows(updateCalls: number, mayOffer: boolean) {
  const [loaded, setLoaded] = useState<{ Flows: ComponentType<WebAppFlowsProps> }>()
  useEffect(() => {
    if (loaded || (updateCalls === 0 && !mayOffer)) return
    import(/* webpackChunkName: "web-app-flows" */ './web-app-flows').then(
      ({ default: Flows }) => setLoaded({ Flows }),
      () => {},
    )
  }, [updateCalls, mayOffer, loaded])
  return loaded?.Flows
}

interface PageKeeperDeps {
  /** URLs of the files that the document has loaded so far. */
  loaded: () => readonly string[]
  /** Whether the browser saves data. */
  savesData: () => boolean
  send: (message: PageMessage) => void
}

/**
 * Makes the service worker cache visited pages for offline use: pages opened by a link are never
 * requested as HTML, and the first page was loaded before the worker was active.
 * @returns call it with the path of each visited page
 */
export function createPageKeeper({
  loaded,
  savesData,
  send,
}: PageKeeperDeps): (path: string) => void {
  const sent = new Set<string>()
  return (path) => {
    if (savesData()) return
    const files = loaded().filter((file) => !sent.has(file))
    for (const file of files) sent.add(file)
    send({ type: 'keep', path, files })
  }
}

/** URLs of the files that the document has loaded from its own origin. */
function loadedFiles(): readonly string[] {
  const own = `${location.origin}/`
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(own))
}

/** Whether the browser is set to save data. */
function savesData(): boolean {
  const { connection }: { connection?: { saveData?: boolean } } = navigator as Navigator & {
    connection?: { saveData?: boolean }
  }
  return connection?.saveData === true
}
