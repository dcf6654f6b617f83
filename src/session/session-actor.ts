import { type Actor, createActor, fromPromise, type SnapshotFrom } from 'xstate'
import * as z from 'zod/mini'
import type { SessionAnswer } from '#contract/account/user-account'
import type { AuthAnswer } from '#contract/allauth/session-answer'
import { parseJson } from '#contract/wire/parse-json'
import { id } from '#contract/wire/scalars'
import { onSessionRefused } from '#lib/http/request'
import { sendRequest } from '#lib/http/send-request'
import { forgetOwn, type SiteStorage, siteStorage } from '#lib/storage/site-storage'
import { type TabStorage, tabStorage } from '#lib/storage/tab-storage'
import { now } from '#lib/time/clock'
import { timerMs } from '#lib/time/timers'
import { deviceOwnerKey } from './device-owner'
import { hasGuestCart } from './guest-cart'
import { tabChannelName, unfinishedName } from './guest-session'
import { setRunningSession } from './running-session'
import { currentSession, publishSession, type SessionView } from './session'
import type { SessionChange, StepsInput } from './session-context'
import { sessionMachine } from './session-machine'
import { createSessionRequests, type SessionRequests } from './session-requests'
import { setAside, tabOwnerKey } from './set-aside'

let started: Actor<typeof sessionMachine> | undefined

/** The session actor of this document, started by the first call. In the browser only. */
export function sessionActor(): Actor<typeof sessionMachine> {
  started ??= start()
  return started
}

function start(): Actor<typeof sessionMachine> {
  const requests = createSessionRequests({ send: sendRequest, now, unfinished })
  const actor = createActor(provideRequests(requests))
  const check = () => actor.send({ type: 'session.checkDue' })
  const tabs = connectTabs({ openChannel: channelOpener(), storage: siteStorage, now })
  const watch = createExpiryWatch({
    isResting: () => actor.getSnapshot().hasTag('resting'),
    hasSocket: () => actor.getSnapshot().context.hasSocket,
    isVisible: () => document.visibilityState === 'visible',
    checkAt: requests.checkAt,
    now,
    check,
  })
  actor.on('*', (change) => {
    if (concernsTabs(change)) {
      tabs.post({ userId: change.type === 'LOGGED_IN' ? change.userId : null })
    }
    if (endsWithForgetting(change)) {
      setAside.take({ isKept: change.type === 'LOGGED_OUT' && change.reason === 'elsewhere' })
      forgetOwn()
    }
  })
  let hadSocket = false
  actor.subscribe((snapshot) => {
    const view = viewOf(snapshot)
    const { status, user } = currentSession()
    const isSame = view.status === status && view.user === user
    const isOfSocket = snapshot.context.hasSocket !== hadSocket
    hadSocket = snapshot.context.hasSocket
    watch.schedule()
    // Who follows the session takes what it tells for a new check.
    if (isSame && isOfSocket) return
    if (view.user) {
      claimTab(tabStorage, view.user.id)
      setAside.giveBack(view.user.id)
      claimDevice(siteStorage, view.user.id)
    }
    publishSession(view)
  })
  document.addEventListener('visibilitychange', watch.schedule)
  tabs.subscribe(({ userId }) => actor.send({ type: 'tab.changed', userId }))
  // A page from the back/forward cache may show a user who has signed out since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) actor.send({ type: 'session.suspected' })
  })
  onSessionRefused(check)
  setRunningSession(actor)
  return actor.start()
}

function concernsTabs(change: SessionChange): boolean {
  return (
    change.type === 'LOGGED_IN' || (change.type === 'LOGGED_OUT' && change.reason !== 'elsewhere')
  )
}

/**
 * After a 410 drafts and the user's own values are kept, for the same user to continue with; another
 * user who signs in deletes them (`claimTab`, `claimDevice`). After a sign-out in another tab the
 * drafts are set aside, as the user may sign in again there.
 */
function endsWithForgetting(change: SessionChange): boolean {
  return change.type === 'LOGGED_OUT' && change.reason !== 'expired'
}

function channelOpener(): ((name: string) => BroadcastChannel) | undefined {
  return typeof BroadcastChannel === 'function' ? (name) => new BroadcastChannel(name) : undefined
}

const unfinished = {
  isSet: () => siteStorage.read(unfinishedName) !== null,
  set: (isSet: boolean) =>
    isSet ? siteStorage.write(unfinishedName, '1') : siteStorage.remove(unfinishedName),
}

function provideRequests(requests: SessionRequests) {
  return sessionMachine.provide({
    actors: {
      readSession: fromPromise<SessionAnswer>(({ signal }) => requests.readSession(signal)),
      readSteps: fromPromise<AuthAnswer, StepsInput>(({ input, signal }) =>
        requests.readSteps(input, signal),
      ),
      forgetSession: fromPromise<void, string | null>(({ input }) => requests.forgetSession(input)),
      endSession: fromPromise<void>(() => requests.endSession()),
    },
  })
}

const statuses = ['guest', 'unavailable'] as const

/** The view of a snapshot for components: `member` only together with the user. */
export function viewOf(snapshot: SnapshotFrom<typeof sessionMachine>): SessionView {
  const { user, answer, pendingFlow, reauthenticationNeeded, stepsKnown, guestCart } =
    snapshot.context
  const steps = { answer, pendingFlow, reauthenticationNeeded, stepsKnown }
  if (!snapshot.matches('member')) {
    const status = snapshot.matches({ guest: 'signingIn' })
      ? 'signingIn'
      : (statuses.find((name) => snapshot.matches(name)) ?? 'unknown')
    return { status, user: null, ...steps, guestCart: hasGuestCart() }
  }
  return { status: user ? 'member' : 'unknown', user, ...steps, guestCart }
}

/** A message of another tab: id of its signed-in user; null for a guest or an unknown session. */
const tabMessage = z.object({ userId: z.nullable(id) })
export type TabMessage = z.infer<typeof tabMessage>

/** Messages between the tabs of the site. */
export interface TabChannel {
  post: (message: TabMessage) => void
  /** Calls for each message of another tab; anything else on the channel is ignored. */
  subscribe: (listener: (message: TabMessage) => void) => void
}

interface TabDeps {
  /** Undefined where the browser has no `BroadcastChannel`. */
  openChannel: ((name: string) => BroadcastChannel) | undefined
  storage: SiteStorage
  /** Differs each time, so that equal messages cause storage events. */
  now: () => number
}

/** Connects the tabs by a `BroadcastChannel`, else by storage events. */
export function connectTabs({ openChannel, storage, now }: TabDeps): TabChannel {
  if (openChannel) return broadcastChannel(openChannel(tabChannelName))
  return {
    post: (message) => storage.write(tabChannelName, JSON.stringify({ ...message, at: now() })),
    subscribe: (listener) => {
      storage.watch(tabChannelName, (value) => deliver(parseJson(value), listener))
    },
  }
}

function broadcastChannel(channel: BroadcastChannel): TabChannel {
  return {
    post: (message) => channel.postMessage(message),
    subscribe: (listener) => {
      channel.onmessage = ({ data }) => deliver(data, listener)
    },
  }
}

function deliver(data: unknown, listener: (message: TabMessage) => void): void {
  const message = z.safeParse(tabMessage, data)
  if (message.success) listener(message.data)
}

/** Records the user of this tab, and clears its storage after another user. */
export function claimTab(storage: TabStorage, userId: number): void {
  const owner = storage.read(tabOwnerKey)
  if (owner === String(userId)) return
  if (owner !== null) storage.clear()
  storage.write(tabOwnerKey, String(userId))
}

/** Records whose own values the device has, and deletes those of another user. */
export function claimDevice(storage: SiteStorage, userId: number): void {
  const owner = storage.read(deviceOwnerKey)
  if (owner === String(userId)) return
  if (owner !== null) forgetOwn()
  storage.write(deviceOwnerKey, String(userId))
}

interface WatchDeps {
  /**
   * Whether a member is signed in, or the session could not be read, and no request about it is
   * under way.
   */
  isResting: () => boolean
  /** While a socket is open nothing is checked: the gateway closes it when the session ends. */
  hasSocket: () => boolean
  isVisible: () => boolean
  /** When the server's confirmation of the session is over, in ms since 1970. */
  checkAt: () => number
  now: () => number
  check: () => void
}

/** Detects on a visible page that the member's session has ended elsewhere, or can be read again. */
export interface ExpiryWatch {
  /** Plans the next check; to be called whenever one of the dependencies changes. */
  schedule: () => void
}

/** Checks as soon as the server's confirmation of the session is over, and never while hidden. */
export function createExpiryWatch({
  isResting,
  hasSocket,
  isVisible,
  checkAt,
  now,
  check,
}: WatchDeps): ExpiryWatch {
  let timer: ReturnType<typeof setTimeout> | undefined

  function schedule(): void {
    clearTimeout(timer)
    if (hasSocket() || !isResting() || !isVisible()) return
    timer = setTimeout(check, timerMs(Math.max(0, checkAt() - now())))
  }

  return { schedule }
}
