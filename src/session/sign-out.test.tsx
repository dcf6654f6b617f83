import { createActor, fromPromise, waitFor } from 'xstate'
import type { SessionAnswer } from '#contract/account/user-account'
import { arriveAt } from '#lib/navigation/arrive-at'
import { goTo } from '#lib/navigation/navigate'
import { sessionMachine } from './session-machine'
import { signOut } from './sign-out'
import { annasAccount } from './testing/annas-account'

jest.mock('#lib/navigation/arrive-at', () => ({ arriveAt: jest.fn() }))
jest.mock('#lib/navigation/navigate', () => ({ goTo: jest.fn() }))
let mockActor: ReturnType<typeof memberActor>
jest.mock('./session-actor', () => ({ sessionActor: () => mockActor }))

const requests: string[] = []

function memberActor() {
  const actors = {
    readSession: fromPromise<SessionAnswer>(async () => ({
      user: annasAccount,
      generation: 'generation-1',
    })),
    endSession: fromPromise<void>(async () => void requests.push('sign-out')),
  }
  return createActor(sessionMachine.provide({ actors })).start()
}

beforeEach(async () => {
  requests.length = 0
  jest.mocked(goTo).mockClear()
  mockActor = memberActor()
  await waitFor(mockActor, (session) => session.matches('member'))
})

it('continues at the page that the user wants to open, and only then', async () => {
  history.replaceState(null, '', '/blog')
  const address = '/account/password/reset/key/1-abcd'
  await signOut(address)
  expect(requests).toEqual(['sign-out'])
  expect(jest.mocked(goTo).mock.lastCall).toEqual([address, { replace: false }])
  await signOut()
  expect(jest.mocked(goTo).mock.lastCall).toEqual(['/', { replace: false }])
})

it('leaves a page of the member before the request is sent', async () => {
  history.replaceState(null, '', '/account/orders')
  jest.mocked(arriveAt).mockImplementationOnce(async () => {
    expect(requests).toEqual([])
    history.replaceState(null, '', '/')
  })
  await signOut()
  expect(requests).toEqual(['sign-out'])
  expect(jest.mocked(goTo).mock.lastCall).toEqual(['/', { replace: true }])
})
