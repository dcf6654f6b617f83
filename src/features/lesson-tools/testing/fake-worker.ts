import { MessageChannel } from 'node:worker_threads'
import type { SavedLessonsMessage, SavedNews } from '#contract/site/worker-message'

type Reply = (news: SavedNews) => void

/** A service worker that answers messages about saved lessons with a function of the test. */
export function installWorker(onMessage: (message: SavedLessonsMessage, reply: Reply) => void) {
  const messages: SavedLessonsMessage[] = []
  const active = {
    postMessage: (message: SavedLessonsMessage, [port]: [{ postMessage: Reply }]) => {
      messages.push(message)
      onMessage(message, (news) => port.postMessage(news))
    },
  }
  Object.assign(globalThis, { MessageChannel })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ active }) },
  })
  return messages
}

/** A browser without service workers. */
export function removeWorker(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker')
}
