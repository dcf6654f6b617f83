import { createActor, fromPromise } from 'xstate'
import type { SessionAnswer } from '#contract/account/user-account'
import type { AuthAnswer } from '#contract/allauth/session-answer'
import type { SessionChange } from '../session-context'
import { sessionMachine } from '../session-machine'
import { annasAccount } from './annas-account'
import { gone, signedIn, signedOut } from './auth-answers'

/** Decides when an event happens; resolves then. */
type Schedule = (label: string) => Promise<unknown>

/**
 * A simulation of one tab, the gateway and the sign-in service. Cookies are set when an answer
 * arrives, requests contain the cookie of the moment when they are sent, and `schedule` decides how
 * long each transfer takes.
 */
export function sessionWorld(schedule: Schedule) {
  const alive = new Set<string>()
  const followed = new Set<string>()
  const events: SessionChange[] = []
  let begun = 0
  let cookie: string | null = null

  const isAlive = (generation: string | null) => generation !== null && alive.has(generation)

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
    if (sent !== null && !isAlive(sent)) return { answer: gone(sent) }
    if (sent !== null) {
      alive.delete(sent)
      followed.add(sent)
    }
    begun += 1
    const generation = `generation-${begun}`
    alive.add(generation)
    const answer = signedIn(annasAccount.id, { access_token: 'present', generation })
    return { answer, setCookie: generation }
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
            answer: isAlive(sent) ? signedIn() : sent ? gone(sent) : signedOut(),
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

  async function send(label: string, serve: Parameters<typeof exchange<AuthAnswer>>[1]) {
    const asked = actor.getSnapshot().context.generation
    const answer = await exchange(label, serve)
    actor.send({ type: 'session.answered', answer, asked })
  }

  return {
    actor,
    events,
    cookieOf: () => cookie,
    cookieIsAlive: () => isAlive(cookie),
    /** Actions of users and servers on a session. */
    interactions: {
      signIn: () => send('login', signIn),
      readSomething: async () => {
        const asked = actor.getSnapshot().context.generation
        const answer = await exchange<AuthAnswer | null>('read', (sent) => ({
          answer: isAlive(sent) ? null : sent ? gone(sent) : signedOut(),
        }))
        if (answer) actor.send({ type: 'session.answered', answer, asked })
      },
      signOut: async () => actor.send({ type: 'signOut.requested' }),
      requestSteps: async () => actor.send({ type: 'steps.requested', hasNext: false }),
      loseSession: async () => {
        await schedule('the service forgets')
        if (cookie !== null) alive.delete(cookie)
      },
      signInElsewhere: async () => {
        const { status } = await exchange('login elsewhere', signIn)
        await schedule('message of the other tab')
        if (status === 200) actor.send({ type: 'tab.changed', userId: annasAccount.id })
      },
      signOutElsewhere: async () => {
        await exchange('sign-out elsewhere', signOut)
        await schedule('message of the other tab')
        actor.send({ type: 'tab.changed', userId: null })
      },
      check: async () => actor.send({ type: 'session.checkDue' }),
      returnToPage: async () => actor.send({ type: 'session.suspected' }),
    },
  }
}
