import { act, fireEvent, render, screen } from '@testing-library/react'
import { CoolDownButton } from './cool-down-button'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function startButton() {
  let time = 1000
  const onClick = jest.fn()
  const button = (round: number) => (
    <CoolDownButton
      seconds={30}
      round={round}
      now={now}
      onClick={onClick}
      resting={(left) => `σε ${left}`}
    >
      Ξανά
    </CoolDownButton>
  )
  const now = () => time
  const { rerender } = render(button(0))
  const pass = (ms: number, ticks = 1) =>
    act(() => {
      time += ms
      jest.advanceTimersByTime(ticks * 1000)
    })
  return { onClick, pass, begin: (round: number) => rerender(button(round)) }
}

const press = () => fireEvent.click(screen.getByRole('button'))
const label = () => screen.getByRole('button').textContent

describe('CoolDownButton', () => {
  it('measures the wait by the clock, even if ticks were lost', () => {
    const { onClick, pass } = startButton()
    expect(label()).toBe('σε 30')
    press()
    expect(onClick).not.toHaveBeenCalled()
    pass(20_000)
    expect(label()).toBe('σε 10')
    pass(10_000)
    expect(label()).toBe('Ξανά')
    press()
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  it('waits again in a new round, and stays focusable', () => {
    const { begin, pass } = startButton()
    pass(30_000)
    begin(1)
    expect(label()).toBe('σε 30')
    expect(screen.getByRole('button')).toHaveProperty('disabled', false)
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true')
  })
})
