import { interruptedChange } from './interrupted-change'
import { publishSession, type SessionView, unknownSession } from './session'
import { annasAccount } from './testing/annas-account'

const anna: SessionView = { ...unknownSession, status: 'member', user: annasAccount }
const guest: SessionView = { ...unknownSession, status: 'guest' }
const another = { ...anna, user: { ...annasAccount, id: 8 } }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('interruptedChange (A3-57)', () => {
  it('returns a change once, so that it cannot be carried out twice', () => {
    const slot = interruptedChange<string>()
    publishSession({ ...anna, reauthenticationNeeded: true })
    slot.keep('rename')
    publishSession(anna)
    expect(slot.take()).toBe('rename')
    expect(slot.take()).toBeNull()
  })

  it.each([guest, unknownSession, another])(
    'forgets it when the user changes or signs out: %#',
    (next) => {
      const slot = interruptedChange<string>()
      publishSession(anna)
      slot.keep('rename')
      publishSession(next)
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
