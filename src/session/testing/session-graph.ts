import type { SnapshotFrom } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { AuthAnswer } from '#contract/allauth/session-answer'
import type { SessionEvent } from '../session-context'
import { sessionMachine } from '../session-machine'
import { annasAccount } from './annas-account'
import { gone, reauthenticationRequired, signedIn, signedOut } from './auth-answers'

const generation = 'generation-1'
const access = { access_token: 'present', generation }
export const loggedIn = signedIn(annasAccount.id, access)
export const reauthenticated = signedIn(annasAccount.id, { methods: 2 })
export const required = reauthenticationRequired(annasAccount.id)
const pending = signedOut({ id: 'verify_email', is_pending: true })
export const step: AuthAnswer = { ...pending, meta: { ...pending.meta, generation } }
const otherId = annasAccount.id + 1
const stillSignedIn = signedIn()
const ended = gone(generation)

/** An answer to a request of the current session. */
export const answered = (answer: AuthAnswer): SessionEvent => ({
  type: 'session.answered',
  answer,
  asked: generation,
})
const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output })
const failed = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('x') })

/** Events that a session receives from outside. */
const plainEvents: readonly SessionEvent[] = [
  ...[loggedIn, stillSignedIn, reauthenticated, required, step, signedOut()].map(answered),
  ...[signedIn(otherId), signedIn(otherId, access), ended].map(answered),
  { type: 'session.suspected' },
  { type: 'session.checkDue' },
  { type: 'tab.changed', userId: null },
  { type: 'tab.changed', userId: annasAccount.id },
  { type: 'steps.requested', hasNext: true },
  { type: 'signOut.requested' },
]
type Snapshot = SnapshotFrom<typeof sessionMachine>

const graph = {
  events: [
    ...plainEvents,
    ...[{ user: annasAccount, generation }, { generation }, {}].map((answer) =>
      done('readSession', answer),
    ),
    ...[stillSignedIn, required, step, signedOut(), ended].map((answer) =>
      done('readSteps', answer),
    ),
    ...['forgetSession', 'endSession'].map((id) => done(id)),
    ...['readSession', 'readSteps', 'forgetSession', 'endSession'].map(failed),
  ] as never[],
  serializeState: ({ value, context }: Pick<Snapshot, 'value' | 'context'>) =>
    JSON.stringify([
      value,
      context.user !== null,
      context.wasMember,
      context.endedGeneration,
      context.generation !== null,
      context.reauthenticationNeeded,
      context.methodCount === null,
    ]),
}

/** Those, and the outcomes of the machine's own requests. */
export const allEvents: readonly { type: string }[] = graph.events

/** Each state that these events lead to, by its shortest path. */
export function sessionSituations() {
  return getShortestPaths(sessionMachine, graph).map(({ state }) => state)
}

export type Situation = ReturnType<typeof sessionSituations>[number]
