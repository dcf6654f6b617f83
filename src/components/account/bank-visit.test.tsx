import { act, renderHook } from '@testing-library/react'
import type { BankVisit } from '#contract/site/bank-visit'
import { forgetOwn, siteStorage } from '#lib/storage/site-storage'
import { isBankAsked, noteBankVisit, useBankAsked } from './bank-visit'

const uuid = '0f2b7c1e-5c0b-4d1e-9a53-1c2d3e4f5a6b'
const other = '0f2b7c1e-5c0b-4d1e-9a53-1c2d3e4f5a6c'
const order = { uuid, status: 'PENDING', paymentStatus: 'PENDING', isPaidOnline: true } as const
const returned: BankVisit = { kind: 'returned', word: null }
const now = Date.parse('2026-11-28T12:00:00Z')
const minuteMs = 60_000

beforeEach(() => {
  jest.useFakeTimers({ now })
  forgetOwn()
})
afterEach(() => jest.useRealTimers())

describe('the bank is asked about an order (R480)', () => {
  it.each<[string, BankVisit | null, number, object, boolean]>([
    ['once it has sent somebody back', returned, 0, {}, true],
    ['for ten minutes', returned, 10 * minuteMs - 1, {}, true],
    ['no longer', returned, 10 * minuteMs, {}, false],
    ['not where it said why it took nothing', { kind: 'returned', word: 'funds' }, 0, {}, false],
    ['not where somebody has only left for it', { kind: 'left' }, 0, {}, false],
    ['not of another order', returned, 0, { uuid: other }, false],
    ['not of one that is paid', returned, 0, { paymentStatus: 'COMPLETED' }, false],
    ['not of one whose payment is unknown', returned, 0, { paymentStatus: 'UNKNOWN' }, false],
    ['not of one that is cancelled', returned, 0, { status: 'CANCELED' }, false],
    ['not of one that is paid at the door', returned, 0, { isPaidOnline: false }, false],
    ['a moment after a failure, which may be an earlier one', returned, 14_999, failed(), true],
    ['no longer then', returned, 15_000, failed(), false],
    ['where the order says so, on any device', null, 0, { paymentStatus: 'PROCESSING' }, true],
    ['not of an order without a word of it', null, 0, {}, false],
  ])('%s', (_, visit, afterMs, changes, isAsked) => {
    if (visit) noteBankVisit(uuid, visit)
    jest.advanceTimersByTime(afterMs)
    expect(isBankAsked({ ...order, ...changes })).toBe(isAsked)
  })

  it('on a page from the moment that any tab knows of until it is over', () => {
    const { result } = renderHook(() => useBankAsked(order))
    const seen = [result.current]
    const look = (act_: () => void) => {
      act(act_)
      seen.push(result.current)
    }
    look(() => noteBankVisit(uuid, returned))
    look(() => noteBankVisit(uuid, { kind: 'left' }))
    look(() => {
      const value = JSON.stringify({ order: uuid, at: now, visit: returned })
      siteStorage.write('own-bank-visit', value)
      window.dispatchEvent(new StorageEvent('storage', { key: 'own-bank-visit', newValue: value }))
    })
    look(() => jest.advanceTimersByTime(10 * minuteMs + 5_000))
    expect(seen).toEqual([false, true, false, true, false])
  })
})

function failed() {
  return { paymentStatus: 'FAILED' }
}
