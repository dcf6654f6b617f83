import type { SnapshotFrom } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { AuthAnswer } from '../../../contract/allauth/session-answer'
import type { SessionEvent } from '../session-context'
import { sessionMachine } from '../session-machine'
import { annasAccount } from './annas-account'

const person = { id: annasAccount.id, display: 'Άννα', has_usable_password: true }
const methods = [{ method: 'password', at: 1_747_730_000 }]
const generation = 'generation-1'
const meta = { is_authenticated: true }
export const loggedIn: AuthAnswer = {
  status: 200,
  data: { user: person, methods },
  meta: { ...meta, access_token: 'present', generation },
}
const stillHere: AuthAnswer = { ...loggedIn, meta }
export const proved: AuthAnswer = {
  status: 200,
  data: { user: person, methods: [...methods, ...methods] },
  meta,
}
export const demand: AuthAnswer = {
  status: 401,
  data: { user: person, methods, flows: [{ id: 'reauthenticate' }] },
  meta,
}
export const step: AuthAnswer = {
  status: 401,
  data: { flows: [{ id: 'verify_email', is_pending: true }] },
  meta: { is_authenticated: false, generation },
}
const nobody: AuthAnswer = {
  status: 401,
  data: { flows: [{ id: 'login' }] },
  meta: { is_authenticated: false },
}
const stranger: AuthAnswer = {
  status: 200,
  data: { user: { ...person, id: person.id + 1 }, methods },
  meta,
}
const strangerIn: AuthAnswer = {
  ...stranger,
  meta: { ...meta, access_token: 'present', generation },
}
const gone: AuthAnswer = { status: 410, meta: { is_authenticated: null, generation } }

/** An answer to a request of the current session. */
export const told = (answer: AuthAnswer): SessionEvent => ({
  type: 'session.answered',
  answer,
  asked: generation,
})
const done = (id: string, output: unknown) => ({
  type: `xstate.done.actor.0.session.${id}`,
  output,
})
const failed = (id: string) => ({
  type: `xstate.error.actor.0.session.${id}`,
  error: new Error('x'),
})
const readers = ['unknown', 'guest.checking', 'guest.signingIn', 'member.checking']

/** What happens around a session. */
export const plainEvents: readonly SessionEvent[] = [
  ...[loggedIn, stillHere, proved, demand, step, nobody, stranger, strangerIn, gone].map(told),
  { type: 'session.suspected' },
  { type: 'session.checkDue' },
  { type: 'tab.changed', userId: null },
  { type: 'tab.changed', userId: annasAccount.id },
  { type: 'steps.wanted', hasNext: true },
  { type: 'signOut.asked' },
]
type Kind = SnapshotFrom<typeof sessionMachine>

const graph = {
  events: [
    ...plainEvents,
    ...readers.flatMap((id) => [
      done(id, { user: annasAccount, generation }),
      done(id, { generation }),
      done(id, {}),
      failed(id),
    ]),
    ...['guest.readingSteps', 'member.readingSteps'].flatMap((id) => [
      ...[stillHere, demand, step, nobody, gone].map((answer) => done(id, answer)),
      failed(id),
    ]),
    ...['guest.forgetting', 'member.signingOut'].flatMap((id) => [done(id, undefined), failed(id)]),
  ] as never[],
  serializeState: ({ value, context }: Pick<Kind, 'value' | 'context'>) =>
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
