import { act } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { servedButtons } from './served-buttons'
import { StaticPart } from './static-part'

const pressed = jest.fn()
let root: Root | undefined

interface ButtonProps {
  id: number
}

function Button({ id }: ButtonProps) {
  return (
    <p>
      <button type='button' onClick={() => pressed(id)}>
        {`ready ${id}`}
      </button>
    </p>
  )
}

const ids = [7, 8]
const html = ids.map(
  (id) => `<div data-on-demand="${id}"><p><button type="button">served ${id}</button></p></div>`,
)

/** A static part of the build's HTML with two buttons that are not needed yet. */
function open(neededWhen = () => new Promise(() => {}), buttons = ids) {
  const load = jest.fn(async () => ({ default: Button }))
  const Served = servedButtons<ButtonProps>(load, neededWhen, ({ id }) => id)
  document.body.innerHTML = `<main><div>${html.join('')}</div></main>`
  const main = document.querySelector('main') as HTMLElement
  const page = (version: string) => (
    <StaticPart
      version={version}
      whenServed={(place) => <Served place={place} buttons={buttons.map((id) => ({ id }))} />}
    >
      <p>rendered</p>
    </StaticPart>
  )
  act(() => {
    root = hydrateRoot(main, page(''))
  })
  return {
    ...{ load, main },
    async settled() {
      await act(async () => {})
      // The first user interaction ends the wait for idleness.
      dispatchEvent(new Event('pointerdown'))
      await act(async () => {})
    },
    change: () => act(() => root?.render(page('other'))),
  }
}

const buttonOf = (id: number) =>
  document.querySelector(`[data-on-demand="${id}"] button`) as HTMLButtonElement
const words = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)

beforeEach(() => pressed.mockClear())
afterEach(() => act(() => root?.unmount()))

it('keeps the HTML until a button is clicked, then renders all and restores click and focus', async () => {
  const { load, settled } = open()
  await settled()
  expect(load).not.toHaveBeenCalled()
  buttonOf(8).focus()
  act(() => buttonOf(8).click())
  await settled()
  expect(words()).toEqual(['ready 7', 'ready 8'])
  expect(pressed.mock.calls).toEqual([[8]])
  expect(document.activeElement).toBe(buttonOf(8))
  act(() => buttonOf(7).click())
  expect(pressed.mock.calls).toEqual([[8], [7]])
})

it('renders the buttons once they are needed, and clicks none', async () => {
  const { settled } = open(() => Promise.resolve())
  await settled()
  expect(words()).toEqual(['ready 7', 'ready 8'])
  expect(pressed).not.toHaveBeenCalled()
})

it('keeps the HTML of buttons that are not in the list', async () => {
  const { settled } = open(() => Promise.resolve(), [7, 9])
  await settled()
  expect(words()).toEqual(['ready 7', 'served 8'])
})

it('is removed with the HTML when the part is rendered', async () => {
  const { settled, change, main } = open(() => Promise.resolve())
  await settled()
  change()
  await settled()
  expect(main.innerHTML).toBe('<div><p>rendered</p></div>')
})
