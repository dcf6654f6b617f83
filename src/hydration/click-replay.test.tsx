import { onHydrated } from './click-replay'

const pressed = jest.fn()

beforeEach(() => {
  pressed.mockClear()
  document.body.innerHTML = '<button>Open</button>'
  document.querySelector('button')?.addEventListener('click', pressed)
})

it('presses what was pressed too early, once', () => {
  window.heldPress = document.querySelector('button')
  onHydrated()
  onHydrated()
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(document.documentElement.dataset.alive).toBe('yes')
})

it('leaves alone what is no longer there', () => {
  window.heldPress = document.querySelector('button')
  document.body.innerHTML = ''
  onHydrated()
  expect(pressed).not.toHaveBeenCalled()
})
