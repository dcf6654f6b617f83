import { act } from '@testing-library/react'
import { createContext, type ReactNode, useEffect, useState } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { buttonOnDemand, idleLazy } from './idle-lazy'

type Part = { default: typeof Button }

const pressed = jest.fn()
let root: Root | undefined
const names = ['first', 'second'] as const

function Button({ name }: { name: string }) {
  return (
    <button type='button' onClick={() => pressed(name)}>
      <b>{name}</b>
    </button>
  )
}

/** A built page: its parts are HTML until the test sends their script. */
function openPage() {
  const senders: ((part: Part | Promise<Part>) => void)[] = []
  const [First, Second] = names.map((_, at) => {
    const sent = new Promise<Part>((resolve) => {
      senders[at] = resolve
    })
    return idleLazy<{ name: string }>(() => sent)
  })
  if (!First || !Second) throw new Error('There are two parts.')
  const html = names.map((name) => `<!--$--><button type="button"><b>${name}</b></button><!--/$-->`)
  document.body.innerHTML = `<main>${html.join('')}<button type="button"><b>alive</b></button></main>`
  const main = document.querySelector('main')
  if (!main) throw new Error('There is a main.')
  const page = (
    <>
      <First name='first' />
      <Second name='second' />
      <Button name='alive' />
    </>
  )
  return {
    begin() {
      act(() => {
        root = hydrateRoot(main, page)
      })
      // The first user interaction ends the wait for idleness.
      dispatchEvent(new Event('pointerdown'))
    },
    send: (at: 0 | 1) => act(async () => senders[at]?.({ default: Button })),
    fail: (at: 0 | 1) => act(async () => senders[at]?.(Promise.reject(new Error('No line.')))),
  }
}

const nameOf = (element: Element) => element.textContent

/** Clicks the text inside a button, as users do. */
const press = (at: number) => act(() => document.querySelectorAll('b')[at]?.click())

beforeEach(() => {
  pressed.mockClear()
})
afterEach(() => {
  act(() => root?.unmount())
})

describe('idleLazy', () => {
  it('replays once a click from before its chunk was loaded', async () => {
    const page = openPage()
    page.begin()
    press(1)
    press(1)
    await page.send(0)
    expect(pressed).not.toHaveBeenCalled()
    await page.send(1)
    expect(pressed.mock.calls).toEqual([['second']])
    press(0)
    expect(pressed.mock.calls).toEqual([['second'], ['first']])
  })

  it('shows the last clicked button as busy until its script has loaded or failed', async () => {
    document.documentElement.dataset.hydrated = 'yes'
    const page = openPage()
    page.begin()
    const busy = () => [...document.querySelectorAll('[aria-busy=true]')].map(nameOf)
    press(0)
    expect(busy()).toEqual(['first'])
    press(1)
    expect(busy()).toEqual(['second'])
    await page.send(1)
    expect(busy()).toEqual([])
    press(0)
    expect(busy()).toEqual(['first'])
    await page.fail(0)
    expect(busy()).toEqual([])
    delete document.documentElement.dataset.hydrated
  })

  it('does not replay a click that was handled at once', async () => {
    const page = openPage()
    page.begin()
    press(2)
    await page.send(0)
    await page.send(1)
    expect(pressed.mock.calls).toEqual([['alive']])
  })

  it('replays a click from before the page was hydrated', async () => {
    const page = openPage()
    press(0)
    page.begin()
    press(0)
    await page.send(1)
    expect(pressed).not.toHaveBeenCalled()
    await page.send(0)
    expect(pressed.mock.calls).toEqual([['first']])
  })

  it('prevents a submit by the browser, which would put the values into the URL', () => {
    openPage().begin()
    const sent = jest.fn((event: Event) => event.preventDefault())
    addEventListener('submit', sent)
    document.body.innerHTML = '<form><button><b>send</b></button></form>'
    press(0)
    expect(sent).not.toHaveBeenCalled()
    document.body.innerHTML =
      '<form action="/search"><button type="submit"><b>find</b></button></form>'
    press(0)
    expect(sent).toHaveBeenCalledTimes(1)
    removeEventListener('submit', sent)
  })

  it('does not replay a click that the page has replayed', async () => {
    const page = openPage()
    press(2)
    page.begin()
    press(2)
    await page.send(0)
    expect(pressed.mock.calls).toEqual([['alive']])
  })
})

const Place = createContext('/')

/** Like the router: its context changes with the address. */
function Router({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(location.hash)
  useEffect(() => {
    const follow = () => setPlace(location.hash)
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  return (
    <Place.Provider value={place}>
      <i>{place}</i>
      {children}
    </Place.Provider>
  )
}

describe('idleLazy, and a link to a heading that is followed before its chunk is loaded', () => {
  afterEach(() => history.replaceState(null, '', '/'))

  /** A page that is hydrated except for its part. */
  function openWithPart() {
    let send = (_: Part) => {}
    const sent = new Promise<Part>((resolve) => {
      send = resolve
    })
    const Later = idleLazy<{ name: string }>(() => sent)
    document.body.innerHTML =
      '<main><i></i><!--$--><button type="button"><b>later</b></button><!--/$--></main>'
    const main = document.querySelector('main') as HTMLElement
    const troubles: unknown[] = []
    const page = (
      <Router>
        <Later name='later' />
      </Router>
    )
    act(() => {
      root = hydrateRoot(main, page, { onRecoverableError: (error) => troubles.push(error) })
    })
    dispatchEvent(new Event('pointerdown'))
    return {
      troubles,
      button: () => main.querySelector('button'),
      place: () => main.querySelector('i')?.textContent,
      send: () => act(async () => send({ default: Button })),
      follow: (address: string) =>
        act(async () => {
          history.pushState(null, '', address)
          dispatchEvent(new PopStateEvent('popstate'))
        }),
    }
  }

  it('keeps the HTML, and notifies the router once it is hydrated', async () => {
    const { button, place, troubles, follow, send } = openWithPart()
    const built = button()
    await follow('#one')
    await follow('#two')
    expect(button()).toBe(built)
    await send()
    expect([place(), button() === built, troubles]).toEqual(['#two', true, []])
    press(0)
    expect(pressed).toHaveBeenCalledWith('later')
    await follow('#three')
    expect([place(), button() === built]).toEqual(['#three', true])
  })

  it('notifies the router of another page at once, and not again of the heading', async () => {
    const { place, follow, send } = openWithPart()
    const told = jest.fn()
    addEventListener('popstate', told)
    await follow('#one')
    expect([place(), told.mock.calls.length]).toEqual(['', 0])
    await follow('/other#two')
    expect([place(), told.mock.calls.length]).toEqual(['#two', 1])
    await send()
    expect(told).toHaveBeenCalledTimes(1)
    removeEventListener('popstate', told)
  })
})

/** A built page with a button that is not needed yet. */
function openBuilt(neededWhen = () => new Promise(() => {})) {
  const load = jest.fn(async () => ({ default: Button }))
  const OnDemand = buttonOnDemand<{ name: string }>(load, neededWhen)
  document.body.innerHTML =
    '<main><div style="display:contents"><button type="button"><b>later</b></button></div></main>'
  const main = document.querySelector('main') as HTMLElement
  const page = (place: string) => (
    <Place.Provider value={place}>
      <OnDemand name='later' />
    </Place.Provider>
  )
  act(() => {
    root = hydrateRoot(main, page('/'))
  })
  dispatchEvent(new Event('pointerdown'))
  return { load, page, main, settled: () => act(async () => {}) }
}

describe('buttonOnDemand', () => {
  it('keeps the HTML until its button is clicked, and then restores the click and the focus', async () => {
    const { load, settled, main } = openBuilt()
    await settled()
    expect(load).not.toHaveBeenCalled()
    main.querySelector('button')?.focus()
    press(0)
    await settled()
    expect(load).toHaveBeenCalledTimes(1)
    expect(pressed.mock.calls).toEqual([['later']])
    expect(document.activeElement).toBe(main.querySelector('button'))
    press(0)
    expect(pressed).toHaveBeenCalledTimes(2)
  })

  it('keeps the HTML when a context changes', async () => {
    const { page, main, settled } = openBuilt()
    const button = main.querySelector('button')
    act(() => root?.render(page('/#heading')))
    await settled()
    expect(main.querySelector('button')).toBe(button)
  })

  it('loads the component once it is needed', async () => {
    const { settled } = openBuilt(() => Promise.resolve())
    await settled()
    press(0)
    expect(pressed.mock.calls).toEqual([['later']])
  })

  it('loads the component where the page has no HTML of it', async () => {
    const OnDemand = buttonOnDemand<{ name: string }>(
      async () => ({ default: Button }),
      () => new Promise(() => {}),
    )
    document.body.innerHTML = '<main></main>'
    act(() => {
      root = createRoot(document.querySelector('main') as HTMLElement)
      root.render(<OnDemand name='later' />)
    })
    await act(async () => {})
    press(0)
    expect(pressed.mock.calls).toEqual([['later']])
  })

  it('does not replay a click after which another button was clicked', async () => {
    const { settled, main } = openBuilt()
    main.insertAdjacentHTML('beforeend', '<button type="button"><b>other</b></button>')
    press(0)
    press(1)
    await settled()
    expect(pressed).not.toHaveBeenCalled()
  })
})
