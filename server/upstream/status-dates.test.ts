import { statusDates } from './status-dates'

const day = (date: number) => `2026-11-${date}T10:00:00+02:00`
const entry = (status: string, timestamp: string, changeType = 'STATUS') => ({
  changeType,
  timestamp,
  newValue: { status },
})

describe('when an order came to its statuses (R513)', () => {
  it.each<[string, unknown, object]>([
    [
      'each once',
      [entry('SHIPPED', day(14)), entry('PROCESSING', day(13))],
      { PROCESSING: day(13), SHIPPED: day(14) },
    ],
    [
      'twice: the last time',
      [entry('SHIPPED', day(15)), entry('SHIPPED', day(14))],
      { SHIPPED: day(15) },
    ],
    ['without an offset', [entry('SHIPPED', '2026-11-14T10:00:00')], { SHIPPED: day(14) }],
    ['in another kind of entry', [entry('SHIPPED', day(14), 'SHIPPING')], {}],
    ['in a status that is unknown', [entry('LOST', day(14))], {}],
    ['at no time', [entry('SHIPPED', 'soon')], {}],
    [
      'of another shape',
      [null, 5, { changeType: 'STATUS', timestamp: day(14), newValue: null }],
      {},
    ],
    ['without a timeline', undefined, {}],
  ])('%s', (_, timeline, dates) => {
    expect(statusDates(timeline)).toEqual(dates)
  })
})
