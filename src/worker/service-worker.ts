import { addPlugins, type PrecacheEntry, precache } from 'workbox-precaching'
import {
  readPageMessage,
  type SavedLessonsMessage,
  type SavedNews,
} from '#contract/site/worker-message'
import { colourModeCookie } from '#theme/theme-colours'
import { cachedPages, cachePage } from './cached-pages'
import { openClickedNotification } from './notification-click'
import type { OfflineFacts } from './offline-page'
import { respondTo } from './respond'
import { refreshSaved, removeLessons, savedLessons, saveLessons } from './save-lessons'
import { deleteOldCaches, installRightTypes } from './site-caches'
import type { MessageEvent, WorkerScope } from './worker-scope'

/** Constants that publishing prepends to this script; each build gives another worker. */
interface OfBuild {
  readonly BUILD_ID: string
  /** Files of the shells with their revisions. */
  readonly SHELL_FILES: readonly PrecacheEntry[]
}

declare const self: WorkerScope & OfBuild

const site = { origin: self.location.origin, build: self.BUILD_ID }

addPlugins([installRightTypes])
precache([...self.SHELL_FILES])

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldCaches().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const response = respondTo(event, self.location.origin, readOfflineFacts)
  if (response) event.respondWith(response)
})

self.addEventListener('message', (event) => {
  const message = readPageMessage(event.data)
  if (message?.type === 'takeOver') event.waitUntil(activateNow())
  if (message?.type === 'listKept') event.waitUntil(replyWithCachedPages(event))
  if (message?.type === 'keep') {
    event.waitUntil(cachePage(message, event, self.location.origin).then(() => refreshSaved(site)))
  }
  if (message && 'paths' in message) event.waitUntil(changeSaved(message, event))
  if (message?.type === 'listSaved') event.waitUntil(replyWithSavedLessons(event))
})

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openClickedNotification(event.notification, self.clients, self.location.origin))
})

/** Only at a visitor's request; open pages are notified first, so that each can reload. */
async function activateNow(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage({ type: 'takingOver' })
  await self.skipWaiting()
}

/** Cached pages and the visitor's colour mode. */
async function readOfflineFacts(): Promise<OfflineFacts> {
  const [kept, cookie] = await Promise.all([
    cachedPages().catch(() => []),
    self.cookieStore?.get(colourModeCookie).catch(() => null),
  ])
  const mode = cookie?.value === 'dark' || cookie?.value === 'light' ? cookie.value : null
  return { kept, mode }
}

async function replyWithCachedPages({ ports: [port] }: MessageEvent): Promise<void> {
  port?.postMessage(await cachedPages())
}

async function changeSaved(
  { type, paths }: Extract<SavedLessonsMessage, { paths: unknown }>,
  { ports: [port] }: MessageEvent,
): Promise<void> {
  const reply = (news: SavedNews) => port?.postMessage(news)
  await (type === 'saveLessons' ? saveLessons(paths, site, reply) : removeLessons(paths, reply))
}

async function replyWithSavedLessons({ ports: [port] }: MessageEvent): Promise<void> {
  port?.postMessage({ lessons: await savedLessons(), share: 1 } satisfies SavedNews)
}
