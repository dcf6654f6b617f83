import { act, render } from '@testing-library/react'
import { NotFoundScreen } from '#features/not-found/not-found-screen'
import { canHydrate, isHeadServed, replaceHydrateFunction } from './hydrate'

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

it('hydrates the shell of a client-only section, but no empty document', () => {
  expect(canHydrate(render(<main />).container, '/account/orders')).toBe(true)
  expect(canHydrate(render(<div />).container, '/')).toBe(false)
})

describe('the head of the document', () => {
  beforeEach(() => {
    delete document.documentElement.dataset.hydrated
  })

  /** Value of `isHeadServed` while a page is rendered in a container. */
  async function seenIn(container: Element) {
    const seen: boolean[] = []
    function Page() {
      seen.push(isHeadServed())
      return <main />
    }
    await act(() => replaceHydrateFunction()(<Page />, container))
    return seen.at(-1)
  }

  it('does not count as served where the page is rendered without hydration', async () => {
    expect(await seenIn(document.createElement('div'))).toBe(false)
  })

  it('counts as served until the page is hydrated', async () => {
    const container = document.createElement('div')
    container.innerHTML = '<main></main>'
    expect(await seenIn(container)).toBe(true)
    document.documentElement.dataset.hydrated = 'yes'
    expect(isHeadServed()).toBe(false)
  })
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
