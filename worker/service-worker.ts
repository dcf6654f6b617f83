import { type PrecacheEntry, precache } from 'workbox-precaching'
import { readPageMessage } from '../contract/site/worker-message'
import { colourModeCookie } from '../src/theme/colour-mode-cookie'
import { answerRequest } from './answer-request'
import { keepPage, keptPages } from './kept-pages'
import type { OfflineFacts } from './offline-page'
import { openNotification } from './open-notification'
import { dropOldCaches } from './our-caches'
import type { PageMessageEvent, WorkerScope } from './worker-scope'

/** What the publishing step writes before this script; another build is another worker (R225). */
interface OfBuild {
  /** Files of the shells with their fingerprints. */
  readonly SHELL_FILES: readonly PrecacheEntry[]
}

declare const self: WorkerScope & OfBuild

precache([...self.SHELL_FILES])

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const answer = answerRequest(event, self.location.origin, offlineFacts)
  if (answer) event.respondWith(answer)
})

self.addEventListener('message', (event) => {
  const message = readPageMessage(event.data)
  if (message?.type === 'takeOver') event.waitUntil(takeOver())
  if (message?.type === 'listKept') event.waitUntil(answerKept(event))
  if (message?.type === 'keep') event.waitUntil(keepPage(message, event, self.location.origin))
})

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openNotification(event.notification, self.clients, self.location.origin))
})

/** Only on a person's word; every open page hears of it first, so that each can load itself anew. */
async function takeOver(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage({ type: 'takingOver' })
  await self.skipWaiting()
}

/** What the offline page shows: what can be read, in the colours that the person chose. */
async function offlineFacts(): Promise<OfflineFacts> {
  const [kept, cookie] = await Promise.all([
    keptPages().catch(() => []),
    self.cookieStore?.get(colourModeCookie).catch(() => null),
  ])
  const mode = cookie?.value === 'dark' || cookie?.value === 'light' ? cookie.value : null
  return { kept, mode }
}

async function answerKept({ ports: [port] }: PageMessageEvent): Promise<void> {
  port?.postMessage(await keptPages())
}
