import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Dialog } from './dialog'
import { stubDialogs } from './testing/browser-stubs'

const closed = jest.fn()

beforeEach(() => {
  closed.mockClear()
  stubDialogs()
})

const dialog = (open: boolean) => (
  <Dialog open={open} onClose={closed} title='Ρυθμίσεις'>
    <p>Περιεχόμενο</p>
  </Dialog>
)

function pressEscape() {
  const element = screen.getByRole('dialog')
  const event = createEvent('cancel', element, { cancelable: true })
  fireEvent(element, event)
  return event.defaultPrevented
}

describe('Dialog', () => {
  it('opens as a modal window with a name, and closes', () => {
    const { rerender } = render(dialog(false))
    expect(screen.queryByRole('dialog')).toBeNull()
    rerender(dialog(true))
    expect(screen.getByRole('dialog', { name: 'Ρυθμίσεις' })).toBeTruthy()
    rerender(dialog(false))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText('Περιεχόμενο')).toBeNull()
  })

  it('calls onClose for Escape, the close button and a press outside', async () => {
    render(dialog(true))
    expect(pressEscape()).toBe(true)
    expect(closed).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: 'Κλείσιμο' }))
    expect(closed).toHaveBeenCalledTimes(2)
    await userEvent.click(screen.getByText('Περιεχόμενο'))
    expect(closed).toHaveBeenCalledTimes(2)
    await userEvent.click(screen.getByRole('dialog'))
    expect(closed).toHaveBeenCalledTimes(3)
  })

  it('stays open without onClose', () => {
    render(
      <Dialog open title='Επιλογή'>
        <p>Αποφασίστε</p>
      </Dialog>,
    )
    expect(pressEscape()).toBe(true)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('returns the focus when it is unmounted', () => {
    const close = jest.spyOn(HTMLDialogElement.prototype, 'close')
    render(dialog(true)).unmount()
    expect(close).toHaveBeenCalled()
  })
})
