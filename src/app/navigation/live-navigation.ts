import { globalHistory } from '@reach/router'
import { createActor, fromPromise } from 'xstate'
import { isTextUnsaved } from '../../components/form/is-text-unsaved'
import { showToast } from '../../components/show-toast'
import { isLeavingGuarded } from '../../lib/navigation/leave-guard'
import { loadDocument, reloadDocument } from '../../lib/navigation/open-document'
import { askForPage, interceptNavigation, spareData } from '../../lib/navigation/page-asking'
import { onPageFailure } from '../../lib/navigation/page-failure'
import { reloadGuard } from '../../lib/navigation/reload-guard'
import { tabStorage } from '../../lib/storage/tab-storage'
import { now } from '../../lib/time/clock'
import { isChunkError } from '../errors/chunk-error'
import { navigationMachine, type PageAnswer } from './navigation-machine'
import { navigationMessages } from './navigation-texts'

let running: ReturnType<typeof start> | undefined

/** The document's one way from page to page; begins with the first call. */
export function liveNavigation() {
  running ??= start()
  return running
}

function start() {
  const guard = reloadGuard({ storage: tabStorage, now })
  const opening = new Map<string, () => void>()
  const actor = createActor(
    navigationMachine.provide({
      actors: { 'ask for the page': fromPromise(({ input }) => answerOf(input, guard.isOpen)) },
      actions: {
        'open the page': ({ context }) => opening.get(context.target.to)?.(),
        'load the document': ({ context: { target } }) => {
          guard.close()
          loadDocument(target.to, target.options)
        },
        'load the page anew': () => {
          guard.close()
          reloadDocument()
        },
        'say that it did not open': ({ context }) => sayMissing(context.target.to),
      },
    }),
  ).start()
  interceptNavigation(({ to, options, byPerson, open }) => {
    opening.clear()
    opening.set(to, open)
    const asks = byPerson && isLeavingGuarded() && isOtherPage(to)
    actor.send({ type: asks ? 'leave.wanted' : 'link.followed', target: { to, options } })
  })
  globalHistory.listen(({ action, location: { pathname, search } }) => {
    if (action === 'POP') actor.send({ type: 'history.walked', to: pathname + search })
  })
  onPageFailure((error) => {
    if (!isChunkError(error)) return
    actor.send({ type: 'page.failed', mayReload: guard.isOpen() && !isTextUnsaved() })
  })
  spareData()
  return actor
}

function isOtherPage(to: string): boolean {
  return new URL(to, window.location.origin).pathname !== window.location.pathname
}

async function answerOf(path: string, mayReload: () => boolean): Promise<PageAnswer> {
  const kind = await askForPage(path)
  if (kind === 'ready') return { kind }
  const unsaved = isTextUnsaved()
  return kind === 'renewed' ? { kind, unsaved } : { kind, unsaved, mayReload: mayReload() }
}

/** Pressing again is the person's own wish, which no guard holds up. */
function sayMissing(path: string): void {
  const { text } = navigationMessages
  showToast({
    id: 'page-missing',
    tone: 'error',
    title: text('missing.title'),
    description: text('missing.sentence'),
    action: { label: text('missing.retry'), onPress: () => loadDocument(path) },
  })
}
