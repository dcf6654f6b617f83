import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { endWith, type Outcome } from '#lib/http/testing/settled'
import { type CodeToCheck, type TotpSetup, totpActivationMachine } from './totp-activation-machine'

type SetupAnswer = Outcome<TotpSetup | 'active'>
type ActivationAnswer = Outcome<'activated' | 'active'>

const setup: TotpSetup = { secret: 'JBSWY3DP', url: 'otpauth://totp/x', picture: null }
const shown: SetupAnswer = { kind: 'done', data: setup }
const isOn: SetupAnswer = { kind: 'done', data: 'active' }
const activated: ActivationAnswer = { kind: 'done', data: 'activated' }
const submitted = { type: 'code.submitted', code: '012345' } as const
const refused = (code: string): ActivationAnswer => ({
  kind: 'refused',
  errors: [{ code, message: '', param: 'code' }],
})

interface Given {
  setup?: SetupAnswer
  activation?: ActivationAnswer
  interrupted?: CodeToCheck | null
}

function start({ setup: read = shown, activation = activated, interrupted = null }: Given = {}) {
  const clock = new SimulatedClock()
  const calls = { reads: 0, codes: [] as CodeToCheck[] }
  const machine = totpActivationMachine.provide({
    actors: {
      readSetup: fromPromise(() => {
        calls.reads += 1
        return endWith(read)
      }),
      activate: fromPromise<'activated' | 'active', CodeToCheck>(({ input }) => {
        calls.codes.push({ setup: input.setup, code: input.code })
        return endWith(activation)
      }),
    },
  })
  const actor = createActor(machine, { clock, input: { interrupted } }).start()
  const settled = () => waitFor(actor, (now) => !now.matches('loading') && !now.matches('checking'))
  const submit = async () => {
    await settled()
    actor.send(submitted)
    return settled()
  }
  return { actor, clock, calls, settled, submit }
}

describe('totpActivationMachine', () => {
  it('shows the secret once read, and activates with the first code, once', async () => {
    const { actor, calls, settled } = start()
    expect((await settled()).context.setup).toEqual(setup)
    actor.send(submitted)
    actor.send(submitted)
    expect((await settled()).value).toBe('activated')
    expect(calls).toEqual({ reads: 1, codes: [{ setup, code: '012345' }] })
  })

  it('continues with the secret that reauthentication interrupted (A3-57)', async () => {
    const other = { ...setup, secret: 'OTHER' }
    const { calls, submit } = start({ interrupted: { setup: other, code: '' } })
    expect((await submit()).value).toBe('activated')
    expect(calls).toEqual({ reads: 0, codes: [{ setup: other, code: '012345' }] })
  })

  it.each<[SetupAnswer, string]>([
    [isOn, 'active'],
    [{ kind: 'conflict', errors: [] }, 'unverified'],
    [{ kind: 'reauthenticationRequired' }, 'over'],
    [{ kind: 'signedOut' }, 'over'],
    [{ kind: 'sessionEnded' }, 'over'],
    [{ kind: 'nextStep' }, 'over'],
    [{ kind: 'unreachable' }, 'unavailable'],
    [{ kind: 'rateLimited', seconds: 3 }, 'unavailable'],
    [{ kind: 'missing' }, 'unavailable'],
  ])('after reading ended in %j it is %s', async (answer, state) => {
    expect((await start({ setup: answer }).settled()).value).toBe(state)
  })

  it.each<[ActivationAnswer, string]>([
    [refused('incorrect_code'), 'showing'],
    [refused('unverified_email'), 'unverified'],
    [{ kind: 'conflict', errors: [] }, 'unverified'],
    [{ kind: 'reauthenticationRequired' }, 'over'],
    [{ kind: 'signedOut' }, 'over'],
    [{ kind: 'rateLimited', seconds: 30 }, 'rateLimited'],
    [{ kind: 'rateLimited', seconds: null }, 'showing'],
    [{ kind: 'unreachable' }, 'showing'],
  ])('after the code ended in %j it is %s, with the same secret', async (answer, state) => {
    const { value, context } = await start({ activation: answer }).submit()
    expect([value, context.setup]).toEqual([state, setup])
    if (state === 'showing' || state === 'rateLimited') expect(context.problem).toEqual(answer)
  })

  it('takes a code again when the wait is over', async () => {
    const { actor, clock, calls, submit } = start({
      activation: { kind: 'rateLimited', seconds: 9 },
    })
    await submit()
    actor.send(submitted)
    clock.increment(8_999)
    expect(actor.getSnapshot().value).toBe('rateLimited')
    clock.increment(1)
    expect(actor.getSnapshot()).toMatchObject({ value: 'showing', context: { problem: null } })
    expect(calls.codes).toHaveLength(1)
  })

  it.each(['unavailable', 'unverified'] as const)('reads again after %s', async (state) => {
    const answer: SetupAnswer =
      state === 'unverified' ? { kind: 'conflict', errors: [] } : { kind: 'unreachable' }
    const { actor, calls, settled } = start({ setup: answer })
    await settled()
    actor.send(submitted)
    expect(actor.getSnapshot().value).toBe(state)
    actor.send({ type: 'retry.pressed' })
    await settled()
    expect(calls.reads).toBe(2)
  })

  it.each<[string, Given]>([
    ['activated', {}],
    ['over', { activation: { kind: 'reauthenticationRequired' } }],
  ])('stays %s', async (state, given) => {
    const { actor, submit } = start(given)
    await submit()
    actor.send(submitted)
    actor.send({ type: 'retry.pressed' })
    expect(actor.getSnapshot().value).toBe(state)
  })
})
