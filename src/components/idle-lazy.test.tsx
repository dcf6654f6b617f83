import { act } from '@testing-library/react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { idleLazy } from './idle-lazy'

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

/** A page as it was built: its parts are HTML until the test sends their script. */
function openPage() {
  const senders: ((part: Part) => void)[] = []
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
  }
}

/** Presses on the word in the button, as people do. */
const press = (at: number) => act(() => document.querySelectorAll('b')[at]?.click())

beforeEach(() => {
  pressed.mockClear()
})
afterEach(() => {
  act(() => root?.unmount())
})

describe('idleLazy', () => {
  // First: a click that is held back counts for the whole document.
  it('leaves a component that is not needed yet as it is, until one of its buttons is clicked', async () => {
    const load = jest.fn(async () => ({ default: Button }))
    const Part = idleLazy<{ name: string }>(load, { neededWhen: () => new Promise(() => {}) })
    document.body.innerHTML =
      '<main><!--$--><button type="button"><b>later</b></button><!--/$--></main>'
    act(() => {
      root = hydrateRoot(document.querySelector('main') as HTMLElement, <Part name='later' />)
    })
    await act(async () => {})
    expect(load).not.toHaveBeenCalled()
    press(0)
    await act(async () => {})
    dispatchEvent(new Event('pointerdown'))
    await act(async () => {})
    expect(load).toHaveBeenCalledTimes(1)
    expect(pressed.mock.calls).toEqual([['later']])
  })

  it('replays a click that came before its chunk, once', async () => {
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

  it('does not replay a click that was handled at once', async () => {
    const page = openPage()
    page.begin()
    press(2)
    await page.send(0)
    await page.send(1)
    expect(pressed.mock.calls).toEqual([['alive']])
  })

  it('replays a click that came before the page was hydrated', async () => {
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

  it.each([
    ['once it is needed', '<!--$--><button type="button"><b>later</b></button><!--/$-->', true],
    ['where the page has no HTML of it', '', false],
  ])('loads a component %s', async (_, html, isNeeded) => {
    const Part = idleLazy<{ name: string }>(async () => ({ default: Button }), {
      neededWhen: () => (isNeeded ? Promise.resolve() : new Promise(() => {})),
    })
    document.body.innerHTML = `<main>${html}</main>`
    const main = document.querySelector('main') as HTMLElement
    act(() => {
      root = html ? hydrateRoot(main, <Part name='later' />) : createRoot(main)
      if (!html) root.render(<Part name='later' />)
    })
    await act(async () => {})
    press(0)
    expect(pressed.mock.calls).toEqual([['later']])
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
