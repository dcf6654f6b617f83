import { type Actor, createActor, fromPromise, type SnapshotFrom } from 'xstate'
import type { SessionAnswer } from '../../contract/account/user-account'
import type { AuthAnswer } from '../../contract/allauth/session-answer'
import { sendRequest } from '../lib/http/http-client'
import { forgetOwn, siteStorage } from '../lib/storage/site-storage'
import { tabStorage } from '../lib/storage/tab-storage'
import { now } from '../lib/time/clock'
import {
  emitSessionChange,
  onAuthAnswer,
  onSessionSignal,
  type SessionChange,
  setGeneration,
} from './auth-event-bus'
import { claimTab, connectTabs } from './cross-tab'
import { createExpiryWatch } from './expiry-watch'
import type { StepsInput } from './session-context'
import { sessionMachine } from './session-machine'
import { createSessionRequests, type SessionRequests } from './session-requests'
import { publishSession, type SessionView } from './session-store'

type SessionActor = Actor<typeof sessionMachine>

let running: SessionActor | undefined

/** The session actor of this document, started by the first call. In the browser only. */
export function sessionActor(): SessionActor {
  running ??= start()
  return running
}

function start(): SessionActor {
  const requests = createSessionRequests({ send: sendRequest, now, unfinished })
  const actor = createActor(provideRequests(requests))
  const tabs = connectTabs({ openChannel: channelOpener(), storage: siteStorage, now })
  const check = () => actor.send({ type: 'session.checkDue' })
  const watch = createExpiryWatch({
    isResting: () => actor.getSnapshot().matches({ member: 'idle' }),
    isVisible: () => document.visibilityState === 'visible',
    checkAt: requests.checkAt,
    now,
    check,
  })
  actor.on('*', (change) => {
    if (concernsTabs(change)) {
      tabs.post({ userId: change.type === 'LOGGED_IN' ? change.userId : null })
    }
    if (endsWithForgetting(change)) forgetAccountData()
    emitSessionChange(change)
  })
  actor.subscribe((snapshot) => {
    const view = viewOf(snapshot)
    setGeneration(snapshot.context.generation)
    if (view.user) claimTab(tabStorage, view.user.id)
    publishSession(view)
    watch.schedule()
  })
  document.addEventListener('visibilitychange', watch.schedule)
  onSessionSignal((signal) => {
    if (signal.type === 'recheck') check()
    else watch.setSocket(signal.isOpen)
  })
  onAuthAnswer((answer, asked) => actor.send({ type: 'session.answered', answer, asked }))
  tabs.subscribe(({ userId }) => actor.send({ type: 'tab.changed', userId }))
  // A page out of the back/forward cache may show somebody who has signed out since (A3-44).
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) actor.send({ type: 'session.suspected' })
  })
  return actor.start()
}

function concernsTabs(change: SessionChange): boolean {
  return (
    change.type === 'LOGGED_IN' || (change.type === 'LOGGED_OUT' && change.reason !== 'elsewhere')
  )
}

/** After a 410 drafts are kept, for the same user to continue with (A3-40). */
function endsWithForgetting(change: SessionChange): boolean {
  return change.type === 'LOGGED_OUT' && change.reason !== 'expired'
}

function forgetAccountData(): void {
  tabStorage.clear()
  forgetOwn()
}

function channelOpener(): ((name: string) => BroadcastChannel) | undefined {
  return typeof BroadcastChannel === 'function' ? (name) => new BroadcastChannel(name) : undefined
}

const unfinishedName = 'sign-out-unfinished'
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

/** What components see of a snapshot: `member` only together with the user. */
export function viewOf(snapshot: SnapshotFrom<typeof sessionMachine>): SessionView {
  const { user, answer, pendingFlow, reauthenticationNeeded, stepsKnown } = snapshot.context
  const steps = { answer, pendingFlow, reauthenticationNeeded, stepsKnown }
  if (!snapshot.matches('member')) {
    const status = statuses.find((name) => snapshot.matches(name)) ?? 'unknown'
    return { status, user: null, ...steps }
  }
  return { status: user ? 'member' : 'unknown', user, ...steps }
}
