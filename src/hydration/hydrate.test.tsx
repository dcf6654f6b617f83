import { act, render } from '@testing-library/react'
import { createContext, lazy, Suspense, useState } from 'react'
import { NotFoundScreen } from '#features/not-found/not-found-screen'
import { canHydrate, replaceHydrateFunction } from './hydrate'

const notFound = () =>
  render(
    <main>
      <NotFoundScreen />
    </main>,
  ).container

it.each([
  ['/account/den-yparchei', false],
  ['/checkout/success/not-a-uuid', false],
  ['/cart/recover/not-a-uuid', false],
  ['/ellinika', true],
])('hydrates the 404 page at %s: %p', (path, expected) => {
  expect(canHydrate(notFound(), path)).toBe(expected)
})

it('hydrates the shell of a client-only section, but no empty document', () => {
  expect(canHydrate(render(<main />).container, '/account/orders')).toBe(true)
  expect(canHydrate(render(<div />).container, '/')).toBe(false)
})

it('does not report a part that another context reaches before it is hydrated', async () => {
  const report = jest.fn()
  Object.assign(window, { reportError: report })
  const Place = createContext('/')
  const Later = lazy<() => null>(() => new Promise(() => {}))
  let go = (_: string) => {}
  function Page() {
    const [place, setPlace] = useState('/')
    go = setPlace
    return (
      <Place.Provider value={place}>
        <main>
          <Suspense fallback='in view'>
            <Later />
          </Suspense>
        </main>
      </Place.Provider>
    )
  }
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = '<main><!--$-->served<!--/$--></main>'
  await act(() => replaceHydrateFunction()(<Page />, container))
  expect(container.textContent).toBe('served')
  act(() => go('/#heading'))
  expect(container.textContent).toBe('in view')
  expect(report).not.toHaveBeenCalled()
  container.remove()
})

describe('a document that the browser translates (R362)', () => {
  function Greeting() {
    return (
      <main>
        <h1>Καλημέρα</h1>
      </main>
    )
  }

  it('is rendered anew if it is translated before, without a report', async () => {
    const report = jest.fn()
    Object.assign(window, { reportError: report })
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = '<main><h1><font><font>Good morning</font></font></h1></main>'
    await act(() => replaceHydrateFunction()(<Greeting />, container))
    expect(container.innerHTML).toBe('<main><h1>Καλημέρα</h1></main>')
    expect(report).not.toHaveBeenCalled()
    container.remove()
  })

  it('is rendered anew by React if another text is found, with a report', async () => {
    const report = jest.fn()
    Object.assign(window, { reportError: report })
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = '<main><h1>Good morning</h1></main>'
    await act(() => replaceHydrateFunction()(<Greeting />, container))
    expect(container.innerHTML).toBe('<main><h1>Καλημέρα</h1></main>')
    expect(report).toHaveBeenCalled()
    container.remove()
  })
})
