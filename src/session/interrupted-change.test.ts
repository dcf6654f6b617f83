import type { AuthAnswer } from '../../contract/allauth/session-answer'
import { emitAuthAnswer } from './auth-event-bus'
import { interruptedChange } from './interrupted-change'

const userOf = (id: number) => ({ id, display: 'Άννα', has_usable_password: true })
const signedIn = (id: number): AuthAnswer => ({
  status: 200,
  data: { user: userOf(id), methods: [] },
  meta: { is_authenticated: true },
})
const reauthenticationNeeded = (id: number): AuthAnswer => ({
  status: 401,
  data: { user: userOf(id), methods: [], flows: [{ id: 'reauthenticate' }] },
  meta: { is_authenticated: true },
})
const signedOut: AuthAnswer = {
  status: 401,
  data: { flows: [] },
  meta: { is_authenticated: false },
}
const gone: AuthAnswer = { status: 410 }

describe('interruptedChange (A3-57)', () => {
  afterEach(() => jest.useRealTimers())

  it('hands a change over once, so that it cannot be done twice', () => {
    const slot = interruptedChange<string>()
    emitAuthAnswer(reauthenticationNeeded(7))
    slot.keep('rename')
    emitAuthAnswer(signedIn(7))
    expect(slot.take()).toBe('rename')
    expect(slot.take()).toBeNull()
  })

  it.each([signedOut, gone, signedIn(8), reauthenticationNeeded(8)])(
    'forgets it when the person of %j is here',
    (answer) => {
      const slot = interruptedChange<string>()
      emitAuthAnswer(reauthenticationNeeded(7))
      slot.keep('rename')
      emitAuthAnswer(answer)
      expect(slot.take()).toBeNull()
    },
  )

  it('forgets it after ten minutes', () => {
    jest.useFakeTimers()
    const slot = interruptedChange<string>()
    slot.keep('rename')
    jest.advanceTimersByTime(10 * 60_000 - 1)
    slot.keep('remove')
    jest.advanceTimersByTime(10 * 60_000 - 1)
    expect(slot.take()).toBe('remove')
    slot.keep('remove')
    jest.advanceTimersByTime(10 * 60_000)
    expect(slot.take()).toBeNull()
  })
})
