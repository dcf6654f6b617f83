import { transition, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { AuthAnswer } from '../../contract/allauth/session-answer'
import type { SessionEvent } from './session-events'
import { sessionMachine } from './session-machine'
import { viewOf } from './session-snapshot'
import { annasAccount } from './testing/annas-account'
import { sessionWorld } from './testing/session-world'

const person = { id: annasAccount.id, display: 'Άννα', has_usable_password: true }
const methods = [{ method: 'password', at: 1_747_730_000 }]
const generation = 'generation-1'
const meta = { is_authenticated: true }
const loggedIn: AuthAnswer = {
  status: 200,
  data: { user: person, methods },
  meta: { ...meta, access_token: 'present', generation },
}
const stillHere: AuthAnswer = { ...loggedIn, meta }
const proved: AuthAnswer = {
  status: 200,
  data: { user: person, methods: [...methods, ...methods] },
  meta,
}
const demand: AuthAnswer = {
  status: 401,
  data: { user: person, methods, flows: [{ id: 'reauthenticate' }] },
  meta,
}
const step: AuthAnswer = {
  status: 401,
  data: { flows: [{ id: 'verify_email', is_pending: true }] },
  meta: { is_authenticated: false, generation },
}
const nobody: AuthAnswer = {
  status: 401,
  data: { flows: [{ id: 'login' }] },
  meta: { is_authenticated: false },
}
const gone: AuthAnswer = { status: 410, meta: { is_authenticated: null, generation } }

const told = (answer: AuthAnswer): SessionEvent => ({
  type: 'session.told',
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
const readers = ['unknown', 'guest.checking', 'guest.entering', 'member.checking']

const plainEvents: SessionEvent[] = [
  ...[loggedIn, stillHere, proved, demand, step, nobody, gone].map(told),
  { type: 'session.suspected' },
  { type: 'elsewhere.changed', userId: null },
  { type: 'elsewhere.changed', userId: annasAccount.id },
  { type: 'steps.wanted', hasNext: true },
  { type: 'signOut.asked' },
]
const graph = {
  events: [
    ...plainEvents,
    ...readers.flatMap((id) => [
      done(id, { user: annasAccount, generation }),
      done(id, { generation }),
      done(id, {}),
      failed(id),
    ]),
    ...['guest.learning', 'member.learning'].flatMap((id) => [
      ...[stillHere, demand, step, nobody, gone].map((answer) => done(id, answer)),
      failed(id),
    ]),
    ...['guest.clearing', 'member.leaving'].flatMap((id) => [done(id, undefined), failed(id)]),
  ] as never[],
  serializeState: ({ value, context }: { value: unknown; context: { user: unknown } }) =>
    JSON.stringify([value, context.user !== null]),
}

const places = [
  'unknown',
  ...['resting', 'checking', 'learning', 'entering', 'clearing'].map((name) => ({ guest: name })),
  ...['resting', 'checking', 'learning', 'leaving'].map((name) => ({ member: name })),
  'unavailable',
]

/** A world in which everything happens at once. */
function startSession() {
  const world = sessionWorld(() => Promise.resolve())
  world.actor.start()
  const settles = (standing: 'guest' | 'member') =>
    waitFor(world.actor, (now) => now.matches({ [standing]: 'resting' }))
  return { ...world, settles, types: () => world.events.map((event) => event.type) }
}

describe('sessionMachine', () => {
  it('reaches every state (A3-46)', () => {
    const reached = getShortestPaths(sessionMachine, graph).map(({ state }) => state.value)
    for (const place of places) expect(reached).toContainEqual(place)
  })

  it('never shows a person whom it is not certain of (R182, R184)', () => {
    for (const { state } of getShortestPaths(sessionMachine, graph)) {
      const view = viewOf(state)
      expect([view.standing === 'member', view.user !== null]).toEqual(
        view.user ? [true, true] : [false, false],
      )
    }
  })

  it('lets a member sign out, and whoever may be one (R185)', () => {
    for (const { state } of getShortestPaths(sessionMachine, graph)) {
      const may = state.matches('member') ? !state.matches({ member: 'leaving' }) : false
      expect(state.can({ type: 'signOut.asked' })).toBe(may || state.matches('unavailable'))
    }
  })

  it('is not disturbed while it signs out', () => {
    const leaving = getShortestPaths(sessionMachine, graph).filter(({ state }) =>
      state.matches({ member: 'leaving' }),
    )
    expect(leaving.length).toBeGreaterThan(0)
    for (const { state } of leaving) {
      expect(
        plainEvents.filter((event) => event.type !== 'steps.wanted' && changes(state, event)),
      ).toEqual([])
    }
  })
})

describe('the story of a session', () => {
  it('begins with nobody, and that is known (R182, R183)', async () => {
    const { actor, settles } = startSession()
    expect(viewOf(actor.getSnapshot()).standing).toBe('unknown')
    const view = viewOf(await settles('guest'))
    expect(view).toMatchObject({ standing: 'guest', user: null })
  })

  it('signs in, says so once the account is there, and signs out (R188, R185)', async () => {
    const { actor, deeds, settles, types } = startSession()
    await settles('guest')
    await deeds.signIn()
    expect(viewOf(await settles('member')).user).toEqual(annasAccount)
    expect(types()).toEqual(['LOGGED_IN'])
    await deeds.signOut()
    await settles('guest')
    expect(types()).toEqual(['LOGGED_IN', 'LOGGED_OUT'])
    expect(actor.getSnapshot().context).toMatchObject({
      user: null,
      generation: null,
      answer: null,
    })
  })

  it('ends with 410 of the present session: said, and forgotten (R187)', async () => {
    const { deeds, settles, events, actor } = startSession()
    await settles('guest')
    await deeds.signIn()
    await settles('member')
    await deeds.loseSession()
    await deeds.readSomething()
    await settles('guest')
    expect(events.at(-1)).toMatchObject({ type: 'LOGGED_OUT', reason: 'expired' })
    expect(actor.getSnapshot().context.generation).toBeNull()
  })

  it('follows a step, again and again (R196, R201)', async () => {
    const { actor, settles, types } = startSession()
    await settles('guest')
    actor.send(told(step))
    actor.send(told(step))
    expect(types()).toEqual(['FLOW_UPDATED', 'FLOW_UPDATED'])
    expect(viewOf(actor.getSnapshot()).pendingFlow?.id).toBe('verify_email')
  })

  it('asks for a proof and hears that it was given (R190, R193)', async () => {
    const { actor, deeds, settles, types } = startSession()
    await settles('guest')
    await deeds.signIn()
    await settles('member')
    actor.send(told(demand))
    expect(viewOf(actor.getSnapshot()).proofNeeded).toBe(true)
    actor.send(told(proved))
    expect(viewOf(actor.getSnapshot()).proofNeeded).toBe(false)
    expect(types()).toEqual(['LOGGED_IN', 'REAUTHENTICATION_REQUIRED', 'REAUTHENTICATED'])
  })

  it('follows the other tabs (R202)', async () => {
    const { deeds, settles, events } = startSession()
    await settles('guest')
    await deeds.signInElsewhere()
    await settles('member')
    await deeds.signOutElsewhere()
    await settles('guest')
    expect(events).toEqual([expect.objectContaining({ type: 'LOGGED_OUT', reason: 'elsewhere' })])
  })
})

type State = ReturnType<typeof getShortestPaths<typeof sessionMachine>>[number]['state']

function changes(state: State, event: SessionEvent): boolean {
  const [next] = transition(sessionMachine, state, event)
  return JSON.stringify(next.value) !== JSON.stringify(state.value)
}
