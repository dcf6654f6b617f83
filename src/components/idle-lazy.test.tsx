import { act } from '@testing-library/react'
import { Component, type ComponentType, createContext, type ReactNode, useContext } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { forgetClick, holdClicks } from './click-replay'
import { idleLazy } from './idle-lazy'

type Part = { default: typeof Button }

const pressed = jest.fn()
let root: Root | undefined

function Button({ name }: { name: string }) {
  return (
    <button type='button' onClick={() => pressed(name)}>
      <b>{name}</b>
    </button>
  )
}

/** The build's HTML of a lazy component. */
const served = (name: string) =>
  `<div style="display:contents" data-waits=""><!--$--><button type="button"><b>${name}</b></button><!--/$--></div>`

function show(html: string): HTMLElement {
  document.body.innerHTML = `<main>${html}</main>`
  return document.querySelector('main') as HTMLElement
}

function hydrate(html: string, page: ReactNode): void {
  const main = show(html)
  act(() => {
    root = hydrateRoot(main, page)
  })
  document.documentElement.dataset.hydrated = 'yes'
  // The first user interaction ends the wait for idleness.
  dispatchEvent(new Event('pointerdown'))
}

/** A component whose script the test sends. */
function openLazy(options: Parameters<typeof idleLazy>[1] = {}) {
  let send = (_: Part | Promise<Part>) => {}
  const sent = new Promise<Part>((resolve) => {
    send = resolve
  })
  const load = jest.fn(() => sent)
  const Lazy = idleLazy<{ name: string }>(load, options)
  return {
    ...{ Lazy, load },
    send: () => act(async () => send({ default: Button })),
    fail: () => act(async () => send(Promise.reject(new Error('No line.')))),
  }
}

/** Clicks the text inside a button, as users do. */
const press = (at: number) => act(() => document.querySelectorAll('b')[at]?.click())
const settled = () => act(async () => {})
const words = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)
const busy = () => document.querySelectorAll('[aria-busy=true]').length
const never = () => new Promise(() => {})

const Place = createContext('/')
const Line = () => <i>{useContext(Place)}</i>

/** Changes a context of a page that waits for its lazy component; the built button. */
async function changeContext(Lazy: ComponentType<{ name: string }>) {
  const page = (place: string) => (
    <Place.Provider value={place}>
      <Line />
      <Lazy name='later' />
    </Place.Provider>
  )
  hydrate(`<i>/</i>${served('later')}`, page('/'))
  await settled()
  const built = document.querySelector('button')
  act(() => root?.render(page('/#heading')))
  return built
}

beforeEach(() => {
  pressed.mockClear()
  holdClicks()
  // React reports that the button of a held click is busy, as the HTML of the build was not.
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  act(() => root?.unmount())
  forgetClick()
  delete document.documentElement.dataset.hydrated
})

it('hydrates the HTML of the build, and replays a click from before once', async () => {
  const [first, second] = [openLazy(), openLazy()]
  hydrate(
    served('first') + served('second'),
    <>
      <first.Lazy name='first' />
      <second.Lazy name='second' />
    </>,
  )
  const html = [...document.querySelectorAll('button')]
  press(1)
  press(1)
  await first.send()
  expect([busy(), pressed.mock.calls.length]).toEqual([1, 0])
  await second.send()
  expect([busy(), pressed.mock.calls]).toEqual([0, [['second']]])
  expect([...document.querySelectorAll('button')]).toEqual(html)
  press(0)
  expect(pressed.mock.calls).toEqual([['second'], ['first']])
})

it('keeps the HTML where its script fails to load, and drops the click', async () => {
  const { Lazy, fail } = openLazy()
  hydrate(served('later'), <Lazy name='later' />)
  press(0)
  expect(busy()).toBe(1)
  await fail()
  expect([busy(), words()]).toEqual([0, ['later']])
})

/** The page around a part, as it is shown while nothing fails. */
class Page extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render() {
    return this.state.hasFailed ? <button type='button'>again</button> : this.props.children
  }
}

it('fails with the page that is nothing without it', async () => {
  const { Lazy, fail } = openLazy({ whole: true })
  hydrate(
    served('later'),
    <Page>
      <Lazy name='later' />
    </Page>,
  )
  await settled()
  expect(words()).toEqual(['later'])
  await fail()
  expect(words()).toEqual(['again'])
})

it('keeps the HTML in view when a context changes before it is hydrated', async () => {
  const { Lazy, send } = openLazy()
  await changeContext(Lazy)
  expect([document.querySelector('i')?.textContent, words()]).toEqual(['/#heading', ['later']])
  await send()
  expect(words()).toEqual(['later'])
  press(0)
  expect(pressed.mock.calls).toEqual([['later']])
})

describe('a component below the first screen', () => {
  const watched: { elements: Element[]; seen: (isNear: boolean) => void }[] = []
  beforeEach(() => {
    watched.length = 0
    Object.assign(globalThis, {
      IntersectionObserver: class {
        elements: Element[] = []
        constructor(watch: (entries: { isIntersecting: boolean }[]) => void) {
          const { elements } = this
          watched.push({ elements, seen: (isNear) => watch([{ isIntersecting: isNear }]) })
        }
        observe = (element: Element) => this.elements.push(element)
        disconnect = () => {}
      },
    })
  })

  it('is loaded when its HTML comes near, not when the page is idle', async () => {
    const { Lazy, load, send } = openLazy({ near: true })
    hydrate(served('later'), <Lazy name='later' />)
    await settled()
    expect(watched.map(({ elements }) => elements)).toEqual([[document.querySelector('button')]])
    act(() => watched[0]?.seen(false))
    await settled()
    expect(load).not.toHaveBeenCalled()
    act(() => watched[0]?.seen(true))
    await send()
    expect(load).toHaveBeenCalledTimes(1)
    press(0)
    expect(pressed.mock.calls).toEqual([['later']])
  })

  it('is loaded when the HTML comes near that stays when a context has changed', async () => {
    const { Lazy, load, send } = openLazy({ near: true })
    await changeContext(Lazy)
    await settled()
    // A node equals its copy, which `toEqual` would take for it.
    expect(watched.at(-1)?.elements[0]).toBe(document.querySelector('button'))
    expect(load).not.toHaveBeenCalled()
    act(() => watched.at(-1)?.seen(true))
    await send()
    expect(words()).toEqual(['later'])
  })

  it('is loaded by a click on its own button, not by one on another', async () => {
    const [other, mine] = [openLazy({ near: true }), openLazy({ near: true })]
    hydrate(
      served('other') + served('mine'),
      <>
        <other.Lazy name='other' />
        <mine.Lazy name='mine' />
      </>,
    )
    await settled()
    press(1)
    await mine.send()
    expect(pressed.mock.calls).toEqual([['mine']])
    expect(other.load).not.toHaveBeenCalled()
  })
})

describe('a component that most visitors do not need', () => {
  it('replays a click on the HTML that stays when a context has changed', async () => {
    const { Lazy, send } = openLazy({ when: never })
    const built = await changeContext(Lazy)
    const kept = document.querySelector('button')
    expect(kept).not.toBe(built)
    press(0)
    expect(busy()).toBe(1)
    await send()
    expect([busy(), pressed.mock.calls]).toEqual([0, [['later']]])
    expect(document.activeElement).toBe(document.querySelector('button'))
    expect(document.querySelector('button')).not.toBe(kept)
  })

  it('is loaded by a click on its HTML, which is replayed', async () => {
    const { Lazy, load, send } = openLazy({ when: never })
    hydrate(served('later'), <Lazy name='later' />)
    await settled()
    expect(load).not.toHaveBeenCalled()
    document.querySelector('button')?.focus()
    press(0)
    await send()
    expect(load).toHaveBeenCalledTimes(1)
    expect(pressed.mock.calls).toEqual([['later']])
    expect(document.activeElement).toBe(document.querySelector('button'))
  })

  it('is loaded once it is needed', async () => {
    const { Lazy, send } = openLazy({ when: () => Promise.resolve() })
    hydrate(served('later'), <Lazy name='later' />)
    await send()
    press(0)
    expect(pressed.mock.calls).toEqual([['later']])
  })

  it('is loaded on a page that a link opened, which has no HTML of it', async () => {
    const { Lazy, send } = openLazy({ when: never, fallback: <p>Loading</p> })
    const main = show('')
    act(() => {
      root = createRoot(main)
      root.render(<Lazy name='later' />)
    })
    dispatchEvent(new Event('pointerdown'))
    expect(main.textContent).toBe('Loading')
    await send()
    expect(words()).toEqual(['later'])
  })
})
