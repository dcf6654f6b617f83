import { isFocusFree, notePageStart } from './page-lifecycle'

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()

beforeEach(() => {
  document.body.innerHTML = `<div id="page" tabindex="-1"><a href="/account/login">Σύνδεση</a>
    <main><h1 tabindex="-1">Τίτλος</h1></main></div><div role="dialog"><button>Κλείσιμο</button></div>`
  notePageStart()
})

it('allows a form to take the focus from the page, its title or a dialog', () => {
  expect(isFocusFree()).toBe(true)
  for (const place of ['#page', 'h1', '[role=dialog] button']) {
    focus(place)
    expect(isFocusFree()).toBe(true)
  }
})

it('keeps the focus on an element outside the page, except the link that opened it', () => {
  focus('a')
  expect(isFocusFree()).toBe(false)
  notePageStart()
  expect(isFocusFree()).toBe(true)
})
