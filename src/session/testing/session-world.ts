import { createActor, fromPromise } from 'xstate'
import type { SessionAnswer } from '../../../contract/account/user-account'
import type { AuthAnswer } from '../../../contract/allauth/session-answer'
import type { SessionChange } from '../auth-event-bus'
import { sessionMachine } from '../session-machine'
import { annasAccount } from './annas-account'

/** Lets something happen schedule it pleases: the network, in tests. */
type Schedule = (label: string) => Promise<unknown>

/**
 * A simulation of one tab, the gateway and the sign-in service. Cookies are set when an answer
 * arrives, requests carry the cookie of the moment they are sent, and `schedule` decides how long
 * each way takes.
 */
export function sessionWorld(schedule: Schedule) {
  const alive = new Set<string>()
  const followed = new Set<string>()
  const events: SessionChange[] = []
  let begun = 0
  let cookie: string | null = null

  const isAlive = (generation: string | null) => generation !== null && alive.has(generation)
  const goneAnswer = (generation: string | null): AuthAnswer => ({
    status: 410,
    meta: { is_authenticated: null, ...(generation && { generation }) },
  })

  /** One request: the server handles the cookie that was sent, then its answer arrives. */
  async function exchange<Answer>(
    label: string,
    serve: (sent: string | null) => { answer: Answer; setCookie?: string | null },
  ): Promise<Answer> {
    const sent = cookie
    await schedule(`${label} arrives`)
    const { answer, setCookie } = serve(sent)
    await schedule(`${label} returns`)
    if (setCookie !== undefined) cookie = setCookie
    return answer
  }

  const readSession = () =>
    exchange<SessionAnswer>('session', (sent) => ({
      answer: {
        ...(sent && { generation: sent }),
        ...(isAlive(sent) && { user: annasAccount }),
      },
    }))

  const signIn = (sent: string | null) => {
    if (sent !== null && !isAlive(sent)) return { answer: goneAnswer(sent) }
    if (sent !== null) {
      alive.delete(sent)
      followed.add(sent)
    }
    begun += 1
    const generation = `generation-${begun}`
    alive.add(generation)
    return { answer: signedInAnswer(generation), setCookie: generation }
  }

  const signOut = (sent: string | null) => {
    if (sent !== null) alive.delete(sent)
    return { answer: undefined, setCookie: null }
  }

  const actor = createActor(
    sessionMachine.provide({
      actors: {
        readSession: fromPromise(readSession),
        readSteps: fromPromise(() =>
          exchange('steps', (sent) => ({
            answer: isAlive(sent) ? stillSignedIn : sent ? goneAnswer(sent) : nobody,
          })),
        ),
        forgetSession: fromPromise<void, string | null>(({ input }) =>
          exchange<void>('forget', (sent) => ({
            answer: undefined,
            ...(sent === input && !followed.has(sent ?? '') && { setCookie: null }),
          })),
        ),
        endSession: fromPromise(() => exchange<void>('sign-out', signOut)),
      },
    }),
  )
  actor.on('*', (event) => events.push(event))

  async function tell(label: string, serve: Parameters<typeof exchange<AuthAnswer>>[1]) {
    const asked = actor.getSnapshot().context.generation
    const answer = await exchange(label, serve)
    actor.send({ type: 'session.answered', answer, asked })
  }

  return {
    actor,
    events,
    cookieOf: () => cookie,
    cookieIsAlive: () => isAlive(cookie),
    /** What users and servers do to a session. */
    interactions: {
      signIn: () => tell('login', signIn),
      readSomething: async () => {
        const asked = actor.getSnapshot().context.generation
        const answer = await exchange<AuthAnswer | null>('read', (sent) => ({
          answer: isAlive(sent) ? null : sent ? goneAnswer(sent) : nobody,
        }))
        if (answer) actor.send({ type: 'session.answered', answer, asked })
      },
      signOut: async () => actor.send({ type: 'signOut.asked' }),
      wantSteps: async () => actor.send({ type: 'steps.wanted', hasNext: false }),
      loseSession: async () => {
        await schedule('the service forgets')
        if (cookie !== null) alive.delete(cookie)
      },
      signInElsewhere: async () => {
        const { status } = await exchange('login elsewhere', signIn)
        await schedule('word of the other tab')
        if (status === 200) actor.send({ type: 'tab.changed', userId: annasAccount.id })
      },
      signOutElsewhere: async () => {
        await exchange('sign-out elsewhere', signOut)
        await schedule('word of the other tab')
        actor.send({ type: 'tab.changed', userId: null })
      },
      doubt: async () => actor.send({ type: 'session.checkDue' }),
      comeBack: async () => actor.send({ type: 'session.suspected' }),
    },
  }
}

const person = { id: annasAccount.id, display: 'Άννα', has_usable_password: true }

function signedInAnswer(generation: string): AuthAnswer {
  return {
    status: 200,
    data: { user: person, methods: [{ method: 'password', at: 1_747_730_000 }] },
    meta: { is_authenticated: true, access_token: 'present', generation },
  }
}

const stillSignedIn: AuthAnswer = {
  status: 200,
  data: { user: person, methods: [{ method: 'password', at: 1_747_730_000 }] },
  meta: { is_authenticated: true },
}

const nobody: AuthAnswer = {
  status: 401,
  data: { flows: [{ id: 'login' }] },
  meta: { is_authenticated: false },
}
