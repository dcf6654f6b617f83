import { createActor, fromPromise, waitFor } from 'xstate'
import type { OauthParams } from '#contract/allauth/provider-return'
import { endWith, type Outcome } from '#lib/http/testing/settled'
import {
  type PendingReturn,
  providerReturnMachine,
  type ReturnAddress,
  readReturnAddress,
} from './provider-return-machine'

const bare: ReturnAddress = { error: null, encryptedToken: null }
const params: OauthParams = { provider: 'google', process: 'login', redirect: '/blog' }
const held: PendingReturn = { kind: 'held', params }
const signedIn: Outcome = { kind: 'done', data: { kind: 'signedIn' } }

/** The state after each outcome of the sign-in service. */
const ends: readonly [Outcome, string][] = [
  [signedIn, 'over'],
  [{ kind: 'nextStep' }, 'over'],
  [{ kind: 'reauthenticationRequired' }, 'over'],
  [{ kind: 'sessionEnded' }, 'over'],
  [{ kind: 'refused', errors: [{ code: 'invalid_token', message: '' }] }, 'failed'],
  [{ kind: 'forbidden', errors: [] }, 'failed'],
  [{ kind: 'conflict', errors: [] }, 'failed'],
  [{ kind: 'signedOut' }, 'failed'],
  [{ kind: 'unreachable' }, 'unclear'],
  [{ kind: 'rateLimited', seconds: 3 }, 'unclear'],
  [{ kind: 'broken', reason: 'x' }, 'unclear'],
]

interface Options {
  address?: ReturnAddress
  held?: Outcome<PendingReturn>
  outcome?: Outcome
}

function startReturn(deps: Options = {}) {
  const readPending = jest.fn(async () => endWith(deps.held ?? { kind: 'done', data: held }))
  const passOn = jest.fn((_: OauthParams | null) => endWith(deps.outcome ?? signedIn))
  const decryptSession = jest.fn((_: string | null) => endWith(deps.outcome ?? signedIn))
  const finish = jest.fn()
  const live = providerReturnMachine.provide({
    actors: {
      readPending: fromPromise(readPending),
      passOn: fromPromise(({ input }) => passOn(input)),
      decryptSession: fromPromise(({ input }) => decryptSession(input)),
    },
    actions: { 'go on': (_, given) => finish(given) },
  })
  const actor = createActor(live, { input: deps.address ?? bare }).start()
  const settled = () => waitFor(actor, (now) => ['over', 'failed', 'unclear'].includes(now.value))
  return { actor, readPending, passOn, decryptSession, finish, settled }
}

describe('providerReturnMachine', () => {
  it.each(ends)('after %j it is %s', async (outcome, state) => {
    const { settled, passOn, finish } = startReturn({ outcome })
    expect((await settled()).value).toBe(state)
    expect(passOn.mock.calls).toEqual([[params]])
    expect(finish.mock.calls).toEqual(state === 'over' ? [[params]] : [])
  })

  it('sends nothing if the URL contains an error (A3-53)', async () => {
    const { settled, readPending } = startReturn({ address: { ...bare, error: 'access_denied' } })
    const { value, context } = await settled()
    expect(value).toBe('failed')
    expect(context.problem).toEqual({ kind: 'address', error: 'access_denied' })
    expect(readPending).not.toHaveBeenCalled()
  })

  it('fails if the gateway has no parameters, e.g. without the cookie', async () => {
    const { settled, passOn } = startReturn({ held: { kind: 'done', data: { kind: 'nothing' } } })
    const { value, context } = await settled()
    expect([value, context.problem]).toEqual(['failed', { kind: 'nothing' }])
    expect(passOn).not.toHaveBeenCalled()
  })

  it('decrypts an encrypted token instead', async () => {
    const { settled, decryptSession, readPending } = startReturn({
      address: { ...bare, encryptedToken: 'sealed' },
    })
    expect((await settled()).value).toBe('over')
    expect(decryptSession.mock.calls).toEqual([['sealed']])
    expect(readPending).not.toHaveBeenCalled()
  })

  it('can be retried only if the request was not answered', async () => {
    const blocked = startReturn({ held: { kind: 'unreachable' } })
    await blocked.settled()
    blocked.actor.send({ type: 'retry' })
    expect(blocked.readPending).toHaveBeenCalledTimes(2)
    const failed = startReturn({ held: { kind: 'done', data: { kind: 'nothing' } } })
    await failed.settled()
    failed.actor.send({ type: 'retry' })
    expect(failed.readPending).toHaveBeenCalledTimes(1)
  })

  it('is unclear without its actors', async () => {
    for (const address of [bare, { ...bare, encryptedToken: 'x' }]) {
      const actor = createActor(providerReturnMachine, { input: address }).start()
      await waitFor(actor, (now) => now.matches('unclear'))
    }
  })
})

describe('readReturnAddress', () => {
  it('reads the error and the encrypted token of a query', () => {
    expect(readReturnAddress('?provider=google&error=flow_expired')).toEqual({
      error: 'flow_expired',
      encryptedToken: null,
    })
    expect(readReturnAddress('?encrypted_token=abc')).toEqual({
      error: null,
      encryptedToken: 'abc',
    })
    expect(readReturnAddress('')).toEqual(bare)
  })
})
