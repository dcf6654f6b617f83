import { timeAgo } from './time-ago'

const now = Date.parse('2026-05-20T12:00:00Z')
const ago = (seconds: number) => timeAgo(now - seconds * 1000, now)

describe('timeAgo', () => {
  it.each([
    [0, 'τώρα'],
    [59, 'τώρα'],
    [60, 'πριν από 1 λεπτό'],
    [5 * 60, 'πριν από 5 λεπτά'],
    [3599, 'πριν από 59 λεπτά'],
    [3600, 'πριν από 1 ώρα'],
    [23 * 3600, 'πριν από 23 ώρες'],
    [86_400, 'χθες'],
    [2 * 86_400, 'προχθές'],
    [10 * 86_400, 'πριν από 10 ημέρες'],
    [30 * 86_400, 'πριν από 1 μήνα'],
    [95 * 86_400, 'πριν από 3 μήνες'],
    [400 * 86_400, 'πριν από 1 έτος'],
    [800 * 86_400, 'πριν από 2 έτη'],
  ])('%d seconds ago is %s', (seconds, text) => {
    expect(ago(seconds)).toBe(text)
  })

  it('reads a moment in the future as now', () => {
    expect(ago(-5000)).toBe('τώρα')
  })
})
