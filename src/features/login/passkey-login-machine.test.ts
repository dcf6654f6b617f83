import { createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { PasskeyLoginEnd } from './passkey-login-end'
import { type PasskeyLoginEvent, passkeyLoginMachine } from './passkey-login-machine'

const wanted: PasskeyLoginEvent = { type: 'passkey.wanted' }
const began: PasskeyLoginEvent = { type: 'other.began' }
const ended: PasskeyLoginEvent = { type: 'other.ended' }
const events = [wanted, began, ended]

const signedIn: PasskeyLoginEnd = { kind: 'service', outcome: { kind: 'signedIn' } }
const refused: PasskeyLoginEnd = { kind: 'service', outcome: { kind: 'refused', errors: [] } }
const cancelled: PasskeyLoginEnd = { kind: 'device', problem: 'cancelled' }
const offline: PasskeyLoginEnd = { kind: 'service', outcome: { kind: 'unreachable' } }

interface Parts {
  canSuggest?: boolean
  suggested?: PasskeyLoginEnd
  asked?: PasskeyLoginEnd
}

/** Without an end, the browser asks for ever. */
function startLogin({ canSuggest = true, suggested, asked }: Parts = {}) {
  const stops: string[] = []
  const question = (name: string, end: PasskeyLoginEnd | undefined) =>
    jest.fn(({ signal }: { signal: AbortSignal }) => {
      signal.addEventListener('abort', () => stops.push(name))
      return end ? Promise.resolve(end) : new Promise<PasskeyLoginEnd>(() => {})
    })
  const suggest = question('suggest', suggested)
  const ask = question('ask', asked)
  const actor = createActor(
    passkeyLoginMachine.provide({
      actors: {
        canSuggest: fromPromise(async () => canSuggest),
        suggest: fromPromise(suggest),
        ask: fromPromise(ask),
      },
    }),
  ).start()
  const reaches = (state: 'suggesting' | 'resting' | 'over' | 'aside') =>
    waitFor(actor, (now) => now.matches(state), { timeout: 500 })
  return { actor, stops, suggest, ask, reaches }
}

describe('passkeyLoginMachine', () => {
  it('reaches every state', () => {
    const done = (state: string, output: unknown) => ({
      type: `xstate.done.actor.0.passkeyLogin.${state}`,
      output,
    })
    const answers = [signedIn, refused, cancelled].flatMap((end) => [
      done('suggesting', end),
      done('asking', end),
    ])
    const paths = getShortestPaths(passkeyLoginMachine, {
      events: [...events, ...answers, done('opening', true), done('opening', false)] as never[],
      serializeState: ({ value, context }) => JSON.stringify([value, context.canSuggest]),
    })
    const stays = Object.keys(passkeyLoginMachine.states).filter((name) => name !== 'returning')
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(stays))
  })

  it('suggests a passkey as soon as the page is open, where the browser can', async () => {
    const able = startLogin()
    await able.reaches('suggesting')
    const unable = startLogin({ canSuggest: false })
    await unable.reaches('resting')
    expect(unable.suggest).not.toHaveBeenCalled()
  })

  it('is over when the suggestion was taken', async () => {
    const { reaches } = startLogin({ suggested: signedIn })
    await reaches('over')
  })

  it.each([cancelled, offline, { kind: 'stopped' } as const])(
    'says nothing of a suggestion that ended in %j (R290)',
    async (suggested) => {
      const { reaches } = startLogin({ suggested })
      expect((await reaches('resting')).context.end).toBeNull()
    },
  )

  it('says that a suggested passkey was refused', async () => {
    const { reaches } = startLogin({ suggested: refused })
    expect((await reaches('resting')).context.end).toBe(refused)
  })

  it('stops suggesting when the button asks outright, and suggests again after a no', async () => {
    const { actor, stops, suggest, ask, reaches } = startLogin({ asked: cancelled })
    await reaches('suggesting')
    actor.send(wanted)
    expect(stops).toEqual(['suggest'])
    const { context } = await reaches('suggesting')
    expect(context.end).toBe(cancelled)
    expect([suggest.mock.calls.length, ask.mock.calls.length]).toEqual([2, 1])
  })

  it('asks once, however often the button is pressed', async () => {
    const { actor, ask, reaches } = startLogin({ canSuggest: false })
    await reaches('resting')
    actor.send(wanted)
    actor.send(wanted)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('stands aside while another way is taken, from wherever it was', async () => {
    const { actor, stops, reaches } = startLogin()
    await reaches('suggesting')
    actor.send(began)
    expect(actor.getSnapshot().value).toBe('aside')
    actor.send(wanted)
    expect(actor.getSnapshot().value).toBe('aside')
    actor.send(ended)
    await reaches('suggesting')
    actor.send(wanted)
    actor.send(began)
    expect(stops).toEqual(['suggest', 'suggest', 'ask'])
    expect(actor.getSnapshot()).toMatchObject({ value: 'aside', context: { end: null } })
  })

  it('may be asked again where it led on but the app stayed', async () => {
    const { actor, ask, reaches } = startLogin({ suggested: signedIn, asked: signedIn })
    await reaches('over')
    for (const event of [began, ended]) actor.send(event)
    expect(actor.getSnapshot().value).toBe('over')
    actor.send(wanted)
    await reaches('over')
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('rests where asking itself fails, and does no work of its own', async () => {
    const actor = createActor(passkeyLoginMachine).start()
    await waitFor(actor, (now) => now.matches('resting'))
    actor.send(wanted)
    const { context } = await waitFor(actor, (now) => now.matches('resting'))
    expect(context.end).toMatchObject({ outcome: { kind: 'broken' } })
  })
})
