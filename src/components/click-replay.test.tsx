import { forgetClick, holdClicks, replayClick, whenClickHeld } from './click-replay'

const pressed = jest.fn()

/** The words of buttons that are shown as busy. */
const busy = () => [...document.querySelectorAll('[aria-busy=true]')].map((one) => one.textContent)

/** Clicks the text inside a button, as users do. */
const press = (at: number) => document.querySelectorAll('b')[at]?.click()

function hydrateDocument() {
  document.documentElement.dataset.hydrated = 'yes'
  replayClick()
}

beforeEach(() => {
  pressed.mockClear()
  delete document.documentElement.dataset.hydrated
  document.body.innerHTML =
    '<button><b>one</b></button><div data-waits><button><b>two</b></button></div>'
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => pressed(button.textContent))
  }
  holdClicks()
})
afterEach(forgetClick)

it('replays the last click from before hydration once', () => {
  press(1)
  press(0)
  expect(busy()).toEqual(['one'])
  hydrateDocument()
  hydrateDocument()
  expect(pressed.mock.calls).toEqual([['one']])
  expect(busy()).toEqual([])
  press(0)
  expect(pressed).toHaveBeenCalledTimes(2)
})

it('holds a click in a part that waits for its script, and announces it', async () => {
  const part = document.querySelector('[data-waits]') as HTMLElement
  const held = whenClickHeld(part)
  press(1)
  await held
  await whenClickHeld(part)
  hydrateDocument()
  expect(pressed).not.toHaveBeenCalled()
  expect(busy()).toEqual(['two'])
  document.querySelector('[data-waits]')?.removeAttribute('data-waits')
  replayClick()
  expect(pressed.mock.calls).toEqual([['two']])
})

it('announces a click to the part that it is in, and to no other', async () => {
  const part = document.querySelector('[data-waits]') as HTMLElement
  const announced = jest.fn()
  void whenClickHeld(part).then(announced)
  press(0)
  await Promise.resolve()
  expect(announced).not.toHaveBeenCalled()
  press(1)
  await Promise.resolve()
  expect(announced).toHaveBeenCalledTimes(1)
})

it('forgets a click after which another button was clicked', () => {
  hydrateDocument()
  press(1)
  press(0)
  expect(busy()).toEqual([])
  document.querySelector('[data-waits]')?.removeAttribute('data-waits')
  replayClick()
  expect(pressed.mock.calls).toEqual([['one']])
})

it('ignores a removed button', () => {
  press(0)
  document.body.innerHTML = ''
  hydrateDocument()
  expect(pressed).not.toHaveBeenCalled()
})

it('prevents a submit by the browser, which would put the values into the URL', () => {
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
