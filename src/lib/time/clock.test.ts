import { noteServerDate, serverNow, toServerTime } from './clock'

const today = Date.parse('2026-03-10T12:00:00Z')
const day = 86_400_000

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** An answer of the server at `moment`, to a device whose clock says `device`. */
function answered(moment: number, device: number, tookMs = 0) {
  jest.setSystemTime(device + tookMs)
  noteServerDate(new Headers({ date: new Date(moment).toUTCString() }), device)
}

it.each([day, -day, 3_600_000, 400 * day, 60_000])(
  'is the time of the server where the device is off by %d ms',
  (off) => {
    answered(today, today + off)
    expect(Math.abs(serverNow() - today)).toBeLessThanOrEqual(500)
    jest.advanceTimersByTime(90_000)
    expect(Math.abs(serverNow() - today - 90_000)).toBeLessThanOrEqual(500)
    expect(toServerTime(today + off) - today).toBe(serverNow() - 90_000 - today)
  },
)

it('is the time of the device where both agree, and once the device was corrected', () => {
  answered(today, today + 900, 300)
  expect(serverNow()).toBe(Date.now())
  answered(today, today + day)
  answered(today + 5_000, today + 5_000)
  expect(serverNow()).toBe(today + 5_000)
})

it('keeps what it knows after an answer without a date', () => {
  answered(today, today + day)
  noteServerDate(new Headers(), Date.now())
  noteServerDate(new Headers({ date: 'yesterday' }), Date.now())
  expect(Math.abs(serverNow() - today)).toBeLessThanOrEqual(500)
})
