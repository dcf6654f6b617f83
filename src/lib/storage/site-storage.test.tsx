import { forgetOwn, inTurn, ownPrefix, siteStorage } from './site-storage'

it('deletes only the values of the user', () => {
  siteStorage.write(`${ownPrefix}order`, 'hers')
  siteStorage.write('install', 'dismissed')
  forgetOwn()
  expect(siteStorage.read(`${ownPrefix}order`)).toBeNull()
  expect(siteStorage.read('install')).toBe('dismissed')
})

it('stores nothing where storage is blocked', () => {
  const { localStorage: kept } = window
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  expect(() => forgetOwn()).not.toThrow()
  expect(siteStorage.read('install')).toBeNull()
  Object.defineProperty(window, 'localStorage', { configurable: true, value: kept })
})

it('runs an action under a lock of the browser, or at once without locks', async () => {
  expect('locks' in navigator).toBe(false)
  expect(await inTurn('order', async () => 7)).toBe(7)
  const request = jest.fn((_name: string, act: () => Promise<unknown>) => act())
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  expect(await inTurn('order', async () => 7)).toBe(7)
  await expect(inTurn('order', () => Promise.reject(new Error('defect')))).rejects.toThrow('defect')
  expect(request.mock.calls.map(([name]) => name)).toEqual(['order', 'order'])
  Reflect.deleteProperty(navigator, 'locks')
})
