import { endNavigation, isNavigatingFrom, startNavigationFrom } from './pending-navigation'

afterEach(endNavigation)

it('matches the page by its path and ignores the query (R080)', () => {
  expect(isNavigatingFrom('/account/login')).toBe(false)
  startNavigationFrom('/account/provider/callback')
  expect(isNavigatingFrom('/account/provider/callback')).toBe(true)
  expect(isNavigatingFrom('/account/provider/callback?next=/blog')).toBe(true)
  expect(isNavigatingFrom('/account/provider')).toBe(false)
})

it('ends when another page opens', () => {
  startNavigationFrom('/account/login')
  endNavigation()
  expect(isNavigatingFrom('/account/login')).toBe(false)
})
