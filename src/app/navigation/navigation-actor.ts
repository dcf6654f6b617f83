import { createActor, fromPromise } from 'xstate'
import { showToast } from '#components/show-toast'
import { addMessages } from '#lib/i18n/messages'
import { isLeavingGuarded, isTextUnsaved } from '#lib/navigation/leave-guard'
import { loadPage, type NavigationRequest } from '#lib/navigation/navigate'
import { loadDocument, reloadDocument } from '#lib/navigation/open-document'
import { reloadGuard } from '#lib/navigation/reload-guard'
import { tabStorage } from '#lib/storage/tab-storage'
import { now } from '#lib/time/clock'
import navigation from '#locales/el/navigation.json'
import { isChunkError } from '../errors/chunk-error'
import { navigationMachine, type PageResult } from './navigation-machine'
import { animatePageChanges } from './page-transition'

/** Messages of navigation. */
export const navigationMessages = addMessages('navigation', navigation)

let running: ReturnType<typeof start> | undefined

const guard = reloadGuard({ storage: tabStorage, now })
/** The requested navigation by its address; one at most. */
const opening = new Map<string, () => void>()

/** The document's one navigation actor; the first call starts it. Browser only. */
export function navigationActor() {
  running ??= start()
  return running
}

/** Opens a requested page, after a confirmation where the user would lose unsent text. */
function requestPage({ to, options, byUser, open }: NavigationRequest): void {
  opening.clear()
  opening.set(to, open)
  const needsConfirmation = byUser && isLeavingGuarded() && isOtherPage(to)
  navigationActor().send({
    type: needsConfirmation ? 'leave.requested' : 'link.followed',
    target: { to, options },
  })
}

/** Handles a history step (back or forward) that the router already carries out. */
function followHistory(to: string): void {
  navigationActor().send({ type: 'history.walked', to })
}

/** Reloads a page that was opened and whose chunk did not load, unless it was reloaded just now. */
function handlePageFailure(error: unknown): void {
  if (!isChunkError(error)) return
  // Without a connection it would be missing again, and what can be read would be gone meanwhile.
  const mayReload = navigator.onLine && guard.isOpen() && !isTextUnsaved()
  navigationActor().send({ type: 'page.failed', mayReload })
}

/** Interface of this chunk for navigation-requests.ts. */
export const navigationService = { requestPage, followHistory, handlePageFailure }

function start() {
  animatePageChanges()
  return createActor(
    navigationMachine.provide({
      actors: { 'load the page': fromPromise(({ input }) => pageResultOf(input, guard.isOpen)) },
      actions: {
        'open the page': ({ context }) => opening.get(context.target.to)?.(),
        'load the document': ({ context: { target } }) => {
          guard.close()
          loadDocument(target.to, target.options)
        },
        'reload the page': () => {
          guard.close()
          reloadDocument()
        },
        'show that it did not open': ({ context }) => showMissingToast(context.target.to),
      },
    }),
  ).start()
}

function isOtherPage(to: string): boolean {
  return new URL(to, window.location.origin).pathname !== window.location.pathname
}

async function pageResultOf(path: string, mayReload: () => boolean): Promise<PageResult> {
  const kind = await loadPage(path)
  if (kind === 'ready') return { kind }
  const unsaved = isTextUnsaved()
  return kind === 'renewed' ? { kind, unsaved } : { kind, unsaved, mayReload: mayReload() }
}

/** The retry of the toast is the user's own choice, which the reload guard does not block. */
function showMissingToast(path: string): void {
  const { text } = navigationMessages
  showToast({
    id: 'page-missing',
    tone: 'error',
    title: text('missing.title'),
    description: text('missing.sentence'),
    action: { label: text('missing.retry'), onPress: () => loadDocument(path) },
  })
}
