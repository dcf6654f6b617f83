import { type Actor, createActor, fromPromise } from 'xstate'
import type { SessionAnswer } from '../../contract/account/user-account'
import type { AuthAnswer } from '../../contract/allauth/session-answer'
import { sendRequest } from '../lib/http/send-request'
import { forgetOwn, siteStorage } from '../lib/storage/site-storage'
import { tabStorage } from '../lib/storage/tab-storage'
import { now } from '../lib/time/clock'
import { type ToldEvent, tellAuthEvent } from './auth-event-line'
import { createEndWatch } from './end-watch'
import { connectTabs } from './other-tabs'
import { createSessionCalls, type SessionCalls } from './session-calls'
import type { StepsInput } from './session-events'
import { followSigns, hearSession, noteGeneration } from './session-line'
import { sessionMachine } from './session-machine'
import { viewOf } from './session-snapshot'
import { publishSession } from './session-view'
import { ownTab } from './tab-owner'

type LiveSession = Actor<typeof sessionMachine>

let live: LiveSession | undefined

/** The session of this document, alive from the first call on. For the browser only. */
export function liveSession(): LiveSession {
  live ??= start()
  return live
}

/** Begins the session of this document, if nothing has begun it yet. */
function start(): LiveSession {
  const calls = createSessionCalls({ send: sendRequest, now, unfinished })
  const actor = createActor(machineWith(calls))
  const tabs = connectTabs({ openChannel: channelOpener(), storage: siteStorage, now })
  const doubt = () => actor.send({ type: 'session.doubted' })
  const watch = createEndWatch({
    isResting: () => actor.getSnapshot().matches({ member: 'resting' }),
    isVisible: () => document.visibilityState === 'visible',
    checkAt: calls.checkAt,
    now,
    check: doubt,
  })
  actor.on('*', (event) => {
    if (isNewsForTabs(event))
      tabs.tell({ userId: event.type === 'LOGGED_IN' ? event.userId : null })
    if (isFarewell(event)) forgetPerson()
    tellAuthEvent(event)
  })
  actor.subscribe((snapshot) => {
    const view = viewOf(snapshot)
    noteGeneration(snapshot.context.generation)
    if (view.user) ownTab(tabStorage, view.user.id)
    publishSession(view)
    watch.look()
  })
  document.addEventListener('visibilitychange', watch.look)
  followSigns({ onDoubt: doubt, onSocket: watch.noteSocket })
  hearSession((answer, asked) => actor.send({ type: 'session.told', answer, asked }))
  tabs.hear(({ userId }) => actor.send({ type: 'elsewhere.changed', userId }))
  // A page out of the browser's memory may show somebody who has left since (A3-44).
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) actor.send({ type: 'session.suspected' })
  })
  return actor.start()
}

function isNewsForTabs(event: ToldEvent): boolean {
  return event.type === 'LOGGED_IN' || (event.type === 'LOGGED_OUT' && event.reason !== 'elsewhere')
}

/** After 410 what was typed stays, for the same person to go on with (A3-40). */
function isFarewell(event: ToldEvent): boolean {
  return event.type === 'LOGGED_OUT' && event.reason !== 'expired'
}

function forgetPerson(): void {
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

function machineWith(calls: SessionCalls) {
  return sessionMachine.provide({
    actors: {
      readSession: fromPromise<SessionAnswer>(({ signal }) => calls.readSession(signal)),
      readSteps: fromPromise<AuthAnswer, StepsInput>(({ input, signal }) =>
        calls.readSteps(input, signal),
      ),
      forgetSession: fromPromise<void, string | null>(({ input }) => calls.forgetSession(input)),
      endSession: fromPromise<void>(() => calls.endSession()),
    },
  })
}
