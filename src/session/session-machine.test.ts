import { waitFor } from 'xstate'
import { viewOf } from './session-snapshot'
import { annasAccount } from './testing/annas-account'
import { demand, proved, sessionSituations, step, told } from './testing/session-graph'
import { sessionWorld } from './testing/session-world'

/** A world in which everything happens at once. */
function startSession() {
  const world = sessionWorld(() => Promise.resolve())
  world.actor.start()
  const settles = (standing: 'guest' | 'member') =>
    waitFor(world.actor, (now) => now.matches({ [standing]: 'resting' }))
  return { ...world, settles, types: () => world.events.map((event) => event.type) }
}

describe('sessionMachine', () => {
  it('never shows a person whom it is not certain of (R182, R184)', () => {
    for (const state of sessionSituations()) {
      const view = viewOf(state)
      expect([view.standing === 'member', view.user !== null]).toEqual(
        view.user ? [true, true] : [false, false],
      )
    }
  })

  it('lets a member sign out, and whoever may be one (R185)', () => {
    for (const state of sessionSituations()) {
      const may = state.matches('member') ? !state.matches({ member: 'leaving' }) : false
      expect(state.can({ type: 'signOut.asked' })).toBe(may || state.matches('unavailable'))
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
