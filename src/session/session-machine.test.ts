import { createActor, fromPromise, waitFor } from 'xstate'
import type { SessionAnswer } from '#contract/account/user-account'
import { viewOf } from './session-actor'
import { sessionMachine } from './session-machine'
import { annasAccount } from './testing/annas-account'
import {
  answered,
  loggedIn,
  reauthenticated,
  required,
  sessionSituations,
  step,
} from './testing/session-graph'
import { sessionWorld } from './testing/session-world'

/** A guest in a simulation whose network responds at once, unless `schedule` delays it. */
async function startGuest(schedule: (label: string) => Promise<unknown> = () => Promise.resolve()) {
  const world = sessionWorld(schedule)
  const { actor, events } = world
  actor.start()
  const settles = (status: 'guest' | 'member') =>
    waitFor(actor, (now) => now.matches({ [status]: 'idle' }))
  await settles('guest')
  const view = () => viewOf(actor.getSnapshot())
  return { ...world, settles, view, types: () => events.map((event) => event.type) }
}

async function startMember(...args: Parameters<typeof startGuest>) {
  const session = await startGuest(...args)
  await session.interactions.signIn()
  await session.settles('member')
  return session
}

describe('every state of the session', () => {
  it('shows a user only as a member (R182, R184)', () => {
    for (const state of sessionSituations()) {
      const { status, user } = viewOf(state)
      expect(status === 'member').toBe(user !== null)
    }
  })

  it('lets members sign out, and users whose session could not be read (R185)', () => {
    for (const state of sessionSituations()) {
      const may = state.matches('member') && !state.matches({ member: 'signingOut' })
      expect(state.can({ type: 'signOut.requested' })).toBe(may || state.matches('unavailable'))
    }
  })
})

describe('the session machine', () => {
  it('is unknown, then a guest without a session (R182, R183)', async () => {
    expect(viewOf(createActor(sessionMachine).getSnapshot()).status).toBe('unknown')
    expect((await startGuest()).view()).toMatchObject({ status: 'guest', user: null })
  })

  it('signs in, emits that once the account is read, and signs out (R188, R185)', async () => {
    const { actor, interactions, settles, types, view } = await startMember()
    expect(view().user).toEqual(annasAccount)
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

  it('emits that the browser kept no session after a sign-in, and stays a guest', async () => {
    const { settles, actor, types } = await startGuest()
    actor.send(answered(loggedIn))
    await settles('guest')
    expect(types()).toEqual(['LOGIN_NOT_KEPT'])
  })

  it.each(['readSomething', 'check'] as const)(
    'ends after a 410 of the current session, and forgets it: %s (R187)',
    async (request) => {
      const { interactions, settles, events, actor, cookieOf } = await startMember()
      await interactions.loseSession()
      await interactions[request]()
      await settles('guest')
      expect(events.at(-1)).toMatchObject({ type: 'LOGGED_OUT', reason: 'expired', userId: 7 })
      expect([cookieOf(), actor.getSnapshot().context.generation]).toEqual([null, null])
    },
  )

  it('ends at once where the account was deleted elsewhere, and forgets the session (R448)', async () => {
    const forgotten: (string | null)[] = []
    const events: unknown[] = []
    const actor = createActor(
      sessionMachine.provide({
        actors: {
          readSession: fromPromise<SessionAnswer>(async () => ({
            generation: 'gen-1',
            isDeleted: true,
          })),
          forgetSession: fromPromise<void, string | null>(async ({ input }) => {
            forgotten.push(input)
          }),
        },
      }),
    )
    actor.on('*', (event) => events.push(event))
    actor.start()
    await waitFor(actor, (now) => now.matches({ guest: 'idle' }))
    expect(events).toEqual([{ type: 'LOGGED_OUT', reason: 'deleted', userId: null }])
    expect(forgotten).toEqual(['gen-1'])
  })

  it('follows a pending flow, each time (R196, R201)', async () => {
    const { actor, types, view } = await startGuest()
    actor.send(answered(step))
    actor.send(answered(step))
    expect(types()).toEqual(['FLOW_UPDATED', 'FLOW_UPDATED'])
    expect(view().pendingFlow?.id).toBe('verify_email')
  })

  it('keeps the pending flow while the account is read, so that its page does not change', async () => {
    const { actor, settles, interactions } = await startGuest()
    actor.send(answered(step))
    const seen: [string, string | undefined][] = []
    actor.subscribe((now) => {
      const { status, pendingFlow } = viewOf(now)
      seen.push([status, pendingFlow?.id])
    })
    await interactions.signIn()
    await settles('member')
    expect(seen.slice(0, 1)).toEqual([['signingIn', 'verify_email']])
    expect(seen.at(-1)).toEqual(['member', undefined])
    expect(seen.filter(([status, flow]) => status !== 'member' && !flow)).toEqual([])
  })

  it('requires reauthentication until it is done (R190, R193)', async () => {
    const { actor, types, view } = await startMember()
    actor.send(answered(required))
    expect(view().reauthenticationNeeded).toBe(true)
    actor.send(answered(reauthenticated))
    expect(view().reauthenticationNeeded).toBe(false)
    expect(types()).toEqual(['LOGGED_IN', 'REAUTHENTICATION_REQUIRED', 'REAUTHENTICATED'])
  })

  it('follows the other tabs (R202)', async () => {
    const { interactions, settles, events } = await startGuest()
    await interactions.signInElsewhere()
    await settles('member')
    await interactions.signOutElsewhere()
    await settles('guest')
    expect(events).toEqual([expect.objectContaining({ type: 'LOGGED_OUT', reason: 'elsewhere' })])
  })

  it('emits that another tab signed out where a check detects it before the message arrives', async () => {
    const { interactions, settles, events, cookieOf } = await startMember((label) =>
      label === 'message of the other tab' ? new Promise(() => undefined) : Promise.resolve(),
    )
    void interactions.signOutElsewhere()
    while (cookieOf() !== null) await Promise.resolve()
    await interactions.check()
    await settles('guest')
    expect(events.at(-1)).toMatchObject({ type: 'LOGGED_OUT', reason: 'elsewhere', userId: 7 })
  })

  it('shows the member throughout a check that confirms the session', async () => {
    const { actor, interactions, settles, types } = await startMember()
    const seen: unknown[] = []
    actor.subscribe((state) => seen.push(viewOf(state).status))
    await interactions.check()
    await settles('member')
    expect([new Set(seen), types()]).toEqual([new Set(['member']), ['LOGGED_IN']])
  })

  it('continues with the newer session where the check was about an older one', async () => {
    const { interactions, settles, types } = await startMember()
    await interactions.signInElsewhere()
    await settles('member')
    await interactions.check()
    await settles('member')
    expect(types()).toEqual(['LOGGED_IN'])
  })

  it('keeps the member where a check fails', async () => {
    const read = [{ user: annasAccount, generation: 'generation-1' }]
    const actor = createActor(
      sessionMachine.provide({
        actors: {
          readSession: fromPromise<SessionAnswer>(async () => {
            const [answer] = read.splice(0)
            if (answer) return answer
            throw new Error('unreachable')
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

  it('reads a session again that could not be read, and says so until it is', async () => {
    const read = [null, null, { user: annasAccount, generation: 'generation-1' }]
    const actor = createActor(
      sessionMachine.provide({
        actors: {
          readSession: fromPromise<SessionAnswer>(async () => {
            const answer = read.shift()
            if (answer) return answer
            throw new Error('unreachable')
          }),
        },
      }),
    ).start()
    const rests = () => waitFor(actor, (now) => now.matches({ unavailable: 'idle' }))
    await rests()
    const seen: string[] = []
    actor.subscribe((snapshot) => seen.push(viewOf(snapshot).status))
    actor.send({ type: 'session.checkDue' })
    await rests()
    actor.send({ type: 'session.checkDue' })
    const member = await waitFor(actor, (now) => now.matches('member'))
    expect(viewOf(member).user).toEqual(annasAccount)
    expect([...new Set(seen)]).toEqual(['unavailable', 'member'])
  })

  it('says as long as the member’s browser holds a guest’s cart', async () => {
    const read: SessionAnswer[] = [
      { user: annasAccount, hasGuestCart: true },
      { user: annasAccount },
    ]
    const actor = createActor(
      sessionMachine.provide({
        actors: { readSession: fromPromise<SessionAnswer>(async () => read.shift() ?? {}) },
      }),
    ).start()
    const rests = () => waitFor(actor, (now) => now.matches({ member: 'idle' }))
    expect(viewOf(await rests()).guestCart).toBe(true)
    actor.send({ type: 'session.checkDue' })
    expect(viewOf(await rests()).guestCart).toBe(false)
  })
})
