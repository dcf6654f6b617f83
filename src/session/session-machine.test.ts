import { createActor, fromPromise, waitFor } from 'xstate'
import type { SessionAnswer } from '../../contract/account/user-account'
import { viewOf } from './session-actor'
import { sessionMachine } from './session-machine'
import { annasAccount } from './testing/annas-account'
import { demand, loggedIn, proved, sessionSituations, step, told } from './testing/session-graph'
import { sessionWorld } from './testing/session-world'

/** A world in which everything happens at once. */
function startSession() {
  const world = sessionWorld(() => Promise.resolve())
  world.actor.start()
  const settles = (status: 'guest' | 'member') =>
    waitFor(world.actor, (now) => now.matches({ [status]: 'idle' }))
  return { ...world, settles, types: () => world.events.map((event) => event.type) }
}

describe('sessionMachine', () => {
  it('never shows a person whom it is not certain of (R182, R184)', () => {
    for (const state of sessionSituations()) {
      const view = viewOf(state)
      expect([view.status === 'member', view.user !== null]).toEqual(
        view.user ? [true, true] : [false, false],
      )
    }
  })

  it('lets a member sign out, and whoever may be one (R185)', () => {
    for (const state of sessionSituations()) {
      const may = state.matches('member') ? !state.matches({ member: 'signingOut' }) : false
      expect(state.can({ type: 'signOut.asked' })).toBe(may || state.matches('unavailable'))
    }
  })
})

describe('the session machine', () => {
  it('begins with nobody, and that is known (R182, R183)', async () => {
    const { actor, settles } = startSession()
    expect(viewOf(actor.getSnapshot()).status).toBe('unknown')
    const view = viewOf(await settles('guest'))
    expect(view).toMatchObject({ status: 'guest', user: null })
  })

  it('signs in, says so once the account is there, and signs out (R188, R185)', async () => {
    const { actor, interactions, settles, types } = startSession()
    await settles('guest')
    await interactions.signIn()
    expect(viewOf(await settles('member')).user).toEqual(annasAccount)
    expect(types()).toEqual(['LOGGED_IN'])
    await interactions.signOut()
    await settles('guest')
    expect(types()).toEqual(['LOGGED_IN', 'LOGGED_OUT'])
    expect(actor.getSnapshot().context).toMatchObject({
      user: null,
      generation: null,
      answer: null,
    })
  })

  it('says that a browser kept no session after signing in, and stays with nobody', async () => {
    const { settles, actor, types } = startSession()
    await settles('guest')
    actor.send(told(loggedIn))
    await settles('guest')
    expect(types()).toEqual(['LOGIN_NOT_KEPT'])
  })

  it('ends with 410 of the present session: said, and forgotten (R187)', async () => {
    const { interactions, settles, events, actor } = startSession()
    await settles('guest')
    await interactions.signIn()
    await settles('member')
    await interactions.loseSession()
    await interactions.readSomething()
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

  it('keeps the step while the account is read, so that its page stays as it is', async () => {
    const { actor, settles, interactions } = startSession()
    await settles('guest')
    actor.send(told(step))
    const seen: [string, string | undefined][] = []
    actor.subscribe((now) => {
      const { status, pendingFlow } = viewOf(now)
      seen.push([status, pendingFlow?.id])
    })
    await interactions.signIn()
    await settles('member')
    expect(seen.slice(0, 1)).toEqual([['guest', 'verify_email']])
    expect(seen.at(-1)).toEqual(['member', undefined])
    expect(seen.filter(([status, flow]) => status === 'guest' && !flow)).toEqual([])
  })

  it('asks for a proof and hears that it was given (R190, R193)', async () => {
    const { actor, interactions, settles, types } = startSession()
    await settles('guest')
    await interactions.signIn()
    await settles('member')
    actor.send(told(demand))
    expect(viewOf(actor.getSnapshot()).reauthenticationNeeded).toBe(true)
    actor.send(told(proved))
    expect(viewOf(actor.getSnapshot()).reauthenticationNeeded).toBe(false)
    expect(types()).toEqual(['LOGGED_IN', 'REAUTHENTICATION_REQUIRED', 'REAUTHENTICATED'])
  })

  it('follows the other tabs (R202)', async () => {
    const { interactions, settles, events } = startSession()
    await settles('guest')
    await interactions.signInElsewhere()
    await settles('member')
    await interactions.signOutElsewhere()
    await settles('guest')
    expect(events).toEqual([expect.objectContaining({ type: 'LOGGED_OUT', reason: 'elsewhere' })])
  })

  it('notices that the session was ended elsewhere: said, and forgotten', async () => {
    const { actor, interactions, settles, events, cookieOf } = startSession()
    await settles('guest')
    await interactions.signIn()
    await settles('member')
    await interactions.loseSession()
    await interactions.doubt()
    await settles('guest')
    expect(events.at(-1)).toMatchObject({ type: 'LOGGED_OUT', reason: 'expired', userId: 7 })
    expect([cookieOf(), actor.getSnapshot().context.generation]).toEqual([null, null])
  })

  it('says that another tab signed out, where a doubt finds it out before that tab tells', async () => {
    const world = sessionWorld((label) =>
      label === 'word of the other tab' ? new Promise(() => undefined) : Promise.resolve(),
    )
    const { actor, interactions, events } = world
    actor.start()
    const settles = (status: 'guest' | 'member') =>
      waitFor(actor, (now) => now.matches({ [status]: 'idle' }))
    await settles('guest')
    await interactions.signIn()
    await settles('member')
    void interactions.signOutElsewhere()
    while (world.cookieOf() !== null) await Promise.resolve()
    await interactions.doubt()
    await settles('guest')
    expect(events.at(-1)).toMatchObject({ type: 'LOGGED_OUT', reason: 'elsewhere', userId: 7 })
  })

  it('stays signed in, the person in view, where a doubt was wrong', async () => {
    const { actor, interactions, settles, types } = startSession()
    await settles('guest')
    await interactions.signIn()
    await settles('member')
    const seen: unknown[] = []
    actor.subscribe((state) => seen.push(viewOf(state).status))
    await interactions.doubt()
    await settles('member')
    expect([new Set(seen), types()]).toEqual([new Set(['member']), ['LOGGED_IN']])
  })

  it('goes on with the newer session where the doubt was about one before', async () => {
    const { interactions, settles, types } = startSession()
    await settles('guest')
    await interactions.signIn()
    await settles('member')
    await interactions.signInElsewhere()
    await settles('member')
    await interactions.doubt()
    await settles('member')
    expect(types()).toEqual(['LOGGED_IN'])
  })

  it('takes an outage of the question for no end', async () => {
    const read = [{ user: annasAccount, generation: 'generation-1' }]
    const actor = createActor(
      sessionMachine.provide({
        actors: {
          readSession: fromPromise<SessionAnswer>(async () => {
            const [answer] = read.splice(0)
            if (answer) return answer
            throw new Error('nobody could say')
          }),
        },
      }),
    ).start()
    const rests = () => waitFor(actor, (now) => now.matches({ member: 'idle' }))
    await rests()
    actor.send({ type: 'session.checkDue' })
    expect(actor.getSnapshot().matches({ member: 'checking' })).toBe(true)
    expect(viewOf(await rests()).user).toEqual(annasAccount)
  })
})
