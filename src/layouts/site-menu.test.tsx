import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openedPages } from '#lib/navigation/testing/opened-pages'
import { SiteMenu } from './site-menu'

openedPages()

function open() {
  render(
    <>
      <SiteMenu path='/about' shopLinks={false} />
      <button type='button'>Άλλο</button>
    </>,
  )
  const button = screen.getByText('Μενού σελίδων').closest('summary') as HTMLElement
  const menu = button.closest('details') as HTMLDetailsElement
  menu.open = true
  return { menu, button }
}

describe('SiteMenu', () => {
  it('is a closed `details` element, so that it opens without a script', () => {
    const { container } = render(<SiteMenu path='/' shopLinks={false} />)
    const menu = container.querySelector('details')
    expect(menu?.open).toBe(false)
    expect(menu?.firstElementChild?.tagName).toBe('SUMMARY')
    expect(menu?.firstElementChild?.textContent).toBe('Μενού σελίδων')
  })

  it('closes on Escape and returns the focus to its button', async () => {
    const { menu, button } = open()
    menu.querySelector('a')?.focus()
    await userEvent.keyboard('{Escape}')
    expect(menu.open).toBe(false)
    expect(document.activeElement).toBe(button)
  })

  it('does not move the focus where it is closed already', async () => {
    const { menu } = open()
    menu.open = false
    screen.getByRole('button', { name: 'Άλλο' }).focus()
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Άλλο' }))
  })

  it('closes on a press outside, and when it loses the focus', () => {
    const { menu } = open()
    fireEvent.pointerDown(menu.querySelector('a') as Element)
    expect(menu.open).toBe(true)
    fireEvent.pointerDown(document.body)
    expect(menu.open).toBe(false)
    menu.open = true
    screen.getByRole('button', { name: 'Άλλο' }).focus()
    expect(menu.open).toBe(false)
  })

  it('closes when one of its links is followed', () => {
    const { menu } = open()
    fireEvent.click(screen.getByText('Επικοινωνία'))
    expect(menu.open).toBe(false)
  })
})
