import { createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { type GivenIdentity, identityPromptMachine } from './identity-prompt-machine'

interface Given {
  client?: string | null
  credential?: string | null
  signedIn?: boolean
}

const never = new Promise<never>(() => {})

function start({ client = 'client', credential = 'token', signedIn = true }: Given = {}) {
  const handedOver: GivenIdentity[] = []
  const told = jest.fn()
  const machine = identityPromptMachine.provide({
    actors: {
      prepare: fromPromise(async () => client),
      ask: fromPromise<string | null, string>(async () => credential),
      handOver: fromPromise<boolean, GivenIdentity>(async ({ input }) => {
        handedOver.push(input)
        return signedIn
      }),
    },
    actions: { 'tell failure': told },
  })
  const actor = createActor(machine).start()
  actor.send({ type: 'prompt.allowed' })
  return { actor, handedOver, told, over: () => waitFor(actor, (now) => now.matches('over')) }
}

describe('identityPromptMachine', () => {
  it('reaches every state', () => {
    const done = (state: string, output: unknown) => ({
      type: `xstate.done.actor.0.identityPrompt.${state}`,
      output,
    })
    const reached = getShortestPaths(identityPromptMachine, {
      events: [
        { type: 'prompt.allowed' },
        { type: 'prompt.forbidden' },
        done('preparing', 'client'),
        done('asking', 'token'),
        done('signingIn', true),
      ] as never[],
      serializeState: ({ value }) => JSON.stringify(value),
    }).map(({ state }) => state.value)
    expect(new Set(reached)).toEqual(new Set(Object.keys(identityPromptMachine.states)))
  })

  it('hands over what Google gave, once, and keeps nothing of it (R013)', async () => {
    const { handedOver, told, over } = start()
    expect((await over()).context.credential).toBeNull()
    expect(handedOver).toEqual([{ clientId: 'client', credential: 'token' }])
    expect(told).not.toHaveBeenCalled()
  })

  it.each<[string, Given, number]>([
    ['the script is blocked, or Google is no provider here (A3-54)', { client: null }, 0],
    ['the prompt was closed or did not show', { credential: null }, 0],
    ['the sign-in service refuses, and says so', { signedIn: false }, 1],
  ])('is over where %s', async (_, given, times) => {
    const { handedOver, told, over, actor } = start(given)
    await over()
    expect([handedOver.length, told.mock.calls.length]).toEqual([times, times])
    actor.send({ type: 'prompt.allowed' })
    expect(actor.getSnapshot().value).toBe('over')
  })

  it('goes away with consent or with the guest, and may come again before it was over', async () => {
    const asked: AbortSignal[] = []
    const machine = identityPromptMachine.provide({
      actors: {
        prepare: fromPromise<string | null>(async () => 'client'),
        ask: fromPromise<string | null, string>(({ signal }) => {
          asked.push(signal)
          return never
        }),
      },
    })
    const actor = createActor(machine).start()
    for (const times of [1, 2]) {
      actor.send({ type: 'prompt.allowed' })
      await waitFor(actor, (now) => now.matches('asking'))
      actor.send({ type: 'prompt.forbidden' })
      expect(actor.getSnapshot().value).toBe('away')
      expect(asked.map(({ aborted }) => aborted)).toEqual(Array(times).fill(true))
    }
  })

  it('does no work of its own', async () => {
    const actor = createActor(identityPromptMachine).start()
    actor.send({ type: 'prompt.allowed' })
    await waitFor(actor, (now) => now.matches('over'))
  })
})
