import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { PageMessage } from '../../../contract/site/worker-message'
import { ConfirmDialog } from '../../components/confirm-dialog'
import { useText } from '../../lib/i18n/messages'
import { webAppMessages } from './app-toasts'
import { installActor } from './install-actor'
import { postToWorker, updateActor } from './update-actor'

interface WebAppProps {
  /** Id of the slot for the note that pages can be read offline. */
  place: string
  /** Path of the current page. */
  path: string
  /** Another prompt is open, so that no offer may be shown. */
  promptsBlocked: boolean
}

/** Offline cache of visited pages, update offers and install offers. */
export default function WebApp({ path, place, promptsBlocked }: WebAppProps) {
  const text = useText(webAppMessages)
  const [update] = useState(updateActor)
  const [install] = useState(installActor)
  const [keep] = useState(() =>
    createPageKeeper({ loaded: loadedFiles, savesData, send: postToWorker }),
  )
  const isJoined = useSelector(update, (state) => !state.matches('registering'))
  const worksOffline = useSelector(update, ({ context }) => context.worksOffline)
  const host = document.getElementById(place)
  const isQuiet = useSelector(update, (state) => state.hasTag('idle'))
  const isAsking = useSelector(update, (state) => state.matches('confirming'))

  useEffect(() => {
    if (isJoined) keep(path)
  }, [isJoined, keep, path])

  useEffect(() => {
    update.send({ type: promptsBlocked ? 'prompts.blocked' : 'prompts.allowed' })
  }, [promptsBlocked, update])

  useEffect(() => {
    install.send({ type: isQuiet && !promptsBlocked ? 'prompts.allowed' : 'prompts.blocked' })
  }, [isQuiet, promptsBlocked, install])

  return (
    <>
      {worksOffline && host && createPortal(text('offline'), host)}
      <ConfirmDialog
        open={isAsking}
        title={text('ask.title')}
        confirmLabel={text('reload')}
        onConfirm={() => update.send({ type: 'reload.confirmed' })}
        onCancel={() => update.send({ type: 'reload.declined' })}
      >
        {text('ask.sentence')}
      </ConfirmDialog>
    </>
  )
}

interface PageKeeperDeps {
  /** URLs of the files that the document has loaded so far. */
  loaded: () => readonly string[]
  /** Whether the browser saves data. */
  savesData: () => boolean
  send: (message: PageMessage) => void
}

/**
 * Has the service worker cache visited pages for offline use: pages opened by a link are never requested
 * as HTML, and the first page was loaded before the worker was active (R227).
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
