import { arrive, depart, isDeparting } from './departure'

afterEach(arrive)

it('knows the page that is being left by its path, whatever its query has become (R080)', () => {
  expect(isDeparting('/account/login')).toBe(false)
  depart('/account/provider/callback')
  expect(isDeparting('/account/provider/callback')).toBe(true)
  expect(isDeparting('/account/provider/callback?next=/blog')).toBe(true)
  expect(isDeparting('/account/provider')).toBe(false)
})

it('leaves no page any more after the arrival at another', () => {
  depart('/account/login')
  arrive()
  expect(isDeparting('/account/login')).toBe(false)
})
