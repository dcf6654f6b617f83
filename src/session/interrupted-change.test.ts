import { emitAuthAnswer } from './auth-event-bus'
import { interruptedChange } from './interrupted-change'
import { gone, reauthenticationRequired, signedIn, signedOut } from './testing/auth-answers'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('interruptedChange (A3-57)', () => {
  it('returns a change once, so that it cannot be carried out twice', () => {
    const slot = interruptedChange<string>()
    emitAuthAnswer(reauthenticationRequired())
    slot.keep('rename')
    emitAuthAnswer(signedIn())
    expect(slot.take()).toBe('rename')
    expect(slot.take()).toBeNull()
  })

  it.each([signedOut(), gone(), signedIn(8), reauthenticationRequired(8)])(
    'forgets it when the user changes or signs out: %j',
    (answer) => {
      const slot = interruptedChange<string>()
      emitAuthAnswer(reauthenticationRequired())
      slot.keep('rename')
      emitAuthAnswer(answer)
      expect(slot.take()).toBeNull()
    },
  )

  it('forgets it after ten minutes', () => {
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
