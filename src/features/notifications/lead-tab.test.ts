import { leadTab } from './lead-tab'

/** Locks as a browser gives them: one holder, the others wait in turn. */
function fakeLocks() {
  const queue: (() => void)[] = []
  let isHeld = false
  const next = () => {
    isHeld = false
    queue.shift()?.()
  }
  const request = (_: string, { signal }: LockOptions, act: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const take = () => {
        if (signal?.aborted) return next()
        isHeld = true
        void act().then(() => {
          resolve()
          next()
        })
      }
      signal?.addEventListener('abort', () => reject(signal.reason))
      if (isHeld) queue.push(take)
      else take()
    })
  return { request } as unknown as LockManager
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

it('has one tab lead, and the next one when it goes', async () => {
  const locks = fakeLocks()
  const ended = jest.fn()
  const [one, two, three] = [jest.fn(() => ended), jest.fn(() => ended), jest.fn(() => ended)]
  const leave = leadTab(locks, 'notifications', one)
  const leaveWaiting = leadTab(locks, 'notifications', two)
  leadTab(locks, 'notifications', three)
  leaveWaiting()
  expect([one, two, three].map((lead) => lead.mock.calls.length)).toEqual([1, 0, 0])
  leave()
  await settled()
  expect(ended).toHaveBeenCalledTimes(1)
  expect([one, two, three].map((lead) => lead.mock.calls.length)).toEqual([1, 0, 1])
})

it('has every tab lead where the browser knows no locks', () => {
  const ended = jest.fn()
  leadTab(undefined, 'notifications', () => ended)()
  expect(ended).toHaveBeenCalledTimes(1)
})
