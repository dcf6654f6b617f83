import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useRef, useState } from 'react'
import { isFocusLost, keepFocus } from './focus-keeper'

let stop = () => {}
beforeEach(() => {
  stop = keepFocus()
})
afterEach(() => {
  stop()
  window.history.replaceState(null, '', '/')
})

/** As a person presses: the button has the focus, and what it starts has time. */
async function press(name: string) {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
  await settled()
}

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)))

/** A part whose button is replaced, at once or when an answer has come. */
function Part({ asks = false, next }: { asks?: boolean; next: React.ReactNode }) {
  const [isDone, setDone] = useState(false)
  const done = () => setDone(true)
  return (
    <section aria-label='Μέρος'>
      {isDone ? (
        next
      ) : (
        <button type='button' onClick={() => (asks ? void Promise.resolve().then(done) : done())}>
          Πάτημα
        </button>
      )}
    </section>
  )
}

function Focused() {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <p ref={place} tabIndex={-1}>
      Έγινε
    </p>
  )
}

describe('where a press takes its own button away (R496)', () => {
  it.each([
    ['at once', { next: <p>Έγινε</p> }],
    ['after an answer', { asks: true, next: <p>Έγινε</p> }],
    ['and leaves nothing', { next: null }],
  ])('its place takes the focus: %s', async (_, part) => {
    render(<Part {...part} />, { container: document.body.appendChild(mainElement()) })
    await press('Πάτημα')
    const place = screen.getByRole('region', { name: 'Μέρος' })
    await waitFor(() => expect(document.activeElement).toBe(place))
    expect(isFocusLost()).toBe(true)
  })

  it('what is around its place takes the focus where the place is not displayed (R542)', async () => {
    const main = document.body.appendChild(mainElement())
    render(<Part next={null} />, { container: main })
    // jsdom displays everything.
    screen.getByRole('region', { name: 'Μέρος' }).focus = () => {}
    await press('Πάτημα')
    await waitFor(() => expect(document.activeElement).toBe(main))
    expect(isFocusLost()).toBe(true)
  })

  it('what has replaced it may take the focus itself', async () => {
    render(<Part next={<Focused />} />, { container: document.body.appendChild(mainElement()) })
    await press('Πάτημα')
    expect(document.activeElement?.textContent).toBe('Έγινε')
    expect(isFocusLost()).toBe(false)
  })

  it('the next page takes the focus to its own start', async () => {
    render(<Part next={null} />, { container: document.body.appendChild(mainElement()) })
    window.history.replaceState(null, '', '/cart')
    screen.getByRole('button').focus()
    fireEvent.click(screen.getByRole('button'))
    window.history.replaceState(null, '', '/checkout')
    await settled()
    expect(document.activeElement).toBe(document.body)
  })
})

it('a press that leaves its button leaves the focus there', async () => {
  const main = document.body.appendChild(mainElement())
  render(<button type='button'>Πάτημα</button>, { container: main })
  await press('Πάτημα')
  expect(document.activeElement).toBe(screen.getByRole('button'))
})

it('a form that is replaced after Enter in its field leaves the focus in its place', async () => {
  const main = document.body.appendChild(mainElement())
  function Form() {
    const [isSent, setSent] = useState(false)
    const send = (event: React.FormEvent) => {
      event.preventDefault()
      setSent(true)
    }
    return (
      <section aria-label='Μέρος'>
        {isSent ? (
          <p>Έγινε</p>
        ) : (
          <form onSubmit={send} aria-label='Φόρμα'>
            <input />
          </form>
        )}
      </section>
    )
  }
  render(<Form />, { container: main })
  screen.getByRole('textbox').focus()
  fireEvent.submit(screen.getByRole('form'))
  await settled()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Μέρος' }))
})

function mainElement() {
  return document.createElement('main')
}
