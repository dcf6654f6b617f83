import { render, screen } from '@testing-library/react'
import { openKeyboardForSearch } from './search-keyboard'

let stop = () => {}
beforeEach(() => {
  stop = openKeyboardForSearch('Αναζήτηση')
})
afterEach(() => stop())

/** A page with the search's tab; its links open nothing here. */
function show(path: string) {
  history.replaceState(null, '', path)
  render(
    <>
      <main>
        {/* biome-ignore lint/a11y/useSemanticElements: React 18 does not know the search element */}
        <form role='search'>
          <input aria-label='Field' />
        </form>
      </main>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it stands for the router */}
      <nav data-chrome='' onClick={(event) => event.preventDefault()}>
        <a href='/search'>Tab</a>
        <a href='/blog'>Blog</a>
      </nav>
    </>,
  )
}
const press = (name: string, init: MouseEventInit = {}) =>
  screen
    .getByText(name)
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
const standIn = () => screen.queryByLabelText('Αναζήτηση')

it('gives the focus to a field within the press, and removes it once another has the focus', () => {
  show('/about')
  press('Tab')
  expect(standIn()?.closest('main')).toBeTruthy()
  expect(document.activeElement).toBe(standIn())
  screen.getByLabelText('Field').focus()
  expect(standIn()).toBeNull()
})

it('gives the focus to the field of the search page itself', () => {
  show('/search')
  press('Tab')
  expect(document.activeElement).toBe(screen.getByLabelText('Field'))
})

it('leaves other links alone, and those for another tab', () => {
  show('/about')
  press('Blog')
  press('Tab', { ctrlKey: true })
  expect(standIn()).toBeNull()
  expect(document.activeElement).toBe(document.body)
})
