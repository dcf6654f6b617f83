import { onHydrated } from './click-replay'

const pressed = jest.fn()

beforeEach(() => {
  pressed.mockClear()
  delete document.documentElement.dataset.hydrated
  document.body.innerHTML = '<button>Open</button>'
  document.querySelector('button')?.addEventListener('click', pressed)
})

it('replays an early click once, and no longer shows the button as busy', () => {
  const button = document.querySelector('button')
  button?.setAttribute('aria-busy', 'true')
  window.clickToReplay = button
  onHydrated()
  expect(button?.getAttribute('aria-busy')).toBeNull()
  onHydrated()
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(document.documentElement.dataset.hydrated).toBe('yes')
})

it('ignores a removed button', () => {
  window.clickToReplay = document.querySelector('button')
  document.body.innerHTML = ''
  onHydrated()
  expect(pressed).not.toHaveBeenCalled()
})
