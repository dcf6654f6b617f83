import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Menu } from './menu'

const leave = jest.fn()

function start() {
  leave.mockClear()
  render(
    <>
      <Menu
        label='Λογαριασμός'
        button={<span aria-hidden='true'>ΑΠ</span>}
        header='Συνδεδεμένος ως anna@example.com'
        items={[
          { label: 'Ρυθμίσεις', to: '#settings' },
          { label: 'Βοήθεια', to: '#help' },
          { label: 'Αποσύνδεση', onSelect: leave },
        ]}
      />
      <button type='button'>Μετά</button>
    </>,
  )
  return userEvent.setup()
}

const button = () => screen.getByRole('button', { name: 'Λογαριασμός' })
const focused = () => document.activeElement?.textContent

describe('Menu', () => {
  it('is closed until it is opened', async () => {
    const user = start()
    expect(button().getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('menu')).toBeNull()
    await user.click(button())
    expect(button().getAttribute('aria-expanded')).toBe('true')
    expect(focused()).toBe('Ρυθμίσεις')
  })

  it('moves by arrows, Home, End and first letters', async () => {
    const user = start()
    button().focus()
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe('Ρυθμίσεις')
    await user.keyboard('{ArrowUp}')
    expect(focused()).toBe('Αποσύνδεση')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(focused()).toBe('Βοήθεια')
    await user.keyboard('{End}')
    expect(focused()).toBe('Αποσύνδεση')
    await user.keyboard('{Home}')
    expect(focused()).toBe('Ρυθμίσεις')
    await user.keyboard('β')
    expect(focused()).toBe('Βοήθεια')
  })

  it('returns the focus on Escape', async () => {
    const user = start()
    await user.click(button())
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(button())
  })

  it('runs the chosen item, and closes', async () => {
    const user = start()
    await user.click(button())
    await user.click(screen.getByRole('menuitem', { name: 'Αποσύνδεση' }))
    expect(leave).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('closes when the focus or a press leaves it', async () => {
    const user = start()
    await user.click(button())
    await user.tab()
    expect(screen.queryByRole('menu')).toBeNull()
    await user.click(button())
    await user.click(screen.getByRole('button', { name: 'Μετά' }))
    expect(screen.queryByRole('menu')).toBeNull()
  })
})
