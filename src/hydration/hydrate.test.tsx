import { render } from '@testing-library/react'
import { NotFoundScreen } from '../features/not-found/not-found-screen'
import { canHydrate } from './hydrate'

const notFound = () =>
  render(
    <main>
      <NotFoundScreen />
    </main>,
  ).container

it.each([
  ['/account/den-yparchei', false],
  ['/checkout/success/not-a-uuid', false],
  ['/ellinika', true],
])('hydrates the 404 page at %s: %p', (path, expected) => {
  expect(canHydrate(notFound(), path)).toBe(expected)
})

it('hydrates the shell of a client-only section, and no empty document', () => {
  expect(canHydrate(render(<main />).container, '/account/orders')).toBe(true)
  expect(canHydrate(render(<div />).container, '/')).toBe(false)
})
