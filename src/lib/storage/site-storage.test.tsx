import { forgetOwn, ownPrefix, siteStorage } from './site-storage'

it('forgets what belongs to a person, and nothing else', () => {
  siteStorage.write(`${ownPrefix}order`, 'hers')
  siteStorage.write('install', 'dismissed')
  forgetOwn()
  expect(siteStorage.read(`${ownPrefix}order`)).toBeNull()
  expect(siteStorage.read('install')).toBe('dismissed')
})

it('takes no offence where storage is blocked', () => {
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
