import { act, fireEvent, render, screen } from '@testing-library/react'
import { endWith, type Outcome } from '#lib/http/testing/settled'
import { ResendMail } from './resend-mail'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const waitSeconds = (seconds: number) =>
  act(async () => void (await jest.advanceTimersByTimeAsync(seconds * 1000)))
const press = () => act(async () => void fireEvent.click(screen.getByRole('button')))

/** Whether another mail may be requested now. */
const isReady = () => screen.getByRole('button').getAttribute('aria-disabled') === null

function show(outcome: Outcome) {
  const resend = jest.fn(() => endWith(outcome))
  const onSent = jest.fn()
  render(<ResendMail holds='code' resend={resend} onSent={onSent} instead='Αλλιώς' />)
  return { resend, onSent }
}

describe('ResendMail', () => {
  it('starts with a cool-down, as a mail was just sent', async () => {
    const { resend } = show({ kind: 'done', data: undefined })
    await press()
    await waitSeconds(29)
    expect(isReady()).toBe(false)
    await press()
    expect(resend).not.toHaveBeenCalled()
    await waitSeconds(2)
    await press()
    expect(resend).toHaveBeenCalledTimes(1)
  })

  it.each<[Outcome, 'cools down' | 'is ready' | 'is impossible', boolean]>([
    [{ kind: 'done', data: undefined }, 'cools down', true],
    [{ kind: 'nextStep' }, 'cools down', true],
    [{ kind: 'refused', errors: [] }, 'cools down', false],
    [{ kind: 'forbidden', errors: [] }, 'cools down', false],
    [{ kind: 'rateLimited', seconds: 90 }, 'cools down', false],
    [{ kind: 'missing' }, 'is impossible', false],
    [{ kind: 'conflict', errors: [] }, 'is impossible', false],
    [{ kind: 'sessionEnded' }, 'is impossible', false],
    [{ kind: 'unreachable' }, 'is ready', false],
    [{ kind: 'broken', reason: 'x' }, 'is ready', false],
  ])('after %j it %s', async (outcome, state, isSent) => {
    const { onSent } = show(outcome)
    await waitSeconds(31)
    await press()
    expect(onSent).toHaveBeenCalledTimes(isSent ? 1 : 0)
    expect(screen.queryByText('Αλλιώς') !== null).toBe(state === 'is impossible')
    if (state !== 'is impossible') expect(isReady()).toBe(state === 'is ready')
  })

  it('cools down for the time of the service', async () => {
    const { resend } = show({ kind: 'rateLimited', seconds: 90 })
    await waitSeconds(31)
    await press()
    await waitSeconds(89)
    expect(isReady()).toBe(false)
    await waitSeconds(2)
    await press()
    expect(resend).toHaveBeenCalledTimes(2)
  })

  it('requests one mail for several clicks', async () => {
    const { resend } = show({ kind: 'done', data: undefined })
    await waitSeconds(31)
    await act(async () => {
      fireEvent.click(screen.getByRole('button'))
      fireEvent.click(screen.getByRole('button'))
    })
    expect(resend).toHaveBeenCalledTimes(1)
  })

  it('can be pressed again after the request itself failed', async () => {
    const { resend } = show({ kind: 'done', data: undefined })
    resend.mockRejectedValue(new Error('x'))
    await waitSeconds(31)
    await press()
    expect(isReady()).toBe(true)
  })
})
