import { act, render, screen } from '@testing-library/react'
import { FoldedSection } from './order-sheet'

const details = () => document.querySelector('details') as HTMLDetailsElement
const printing = (moment: 'before' | 'after') =>
  act(() => void dispatchEvent(new Event(`${moment}print`)))

beforeEach(() => {
  render(
    <FoldedSection title='Ποσά' gist='Σύνολο 29,26 €'>
      Μεταφορικά
    </FoldedSection>,
  )
})

it('is folded at first, with its gist in view (R437)', () => {
  expect(details().open).toBe(false)
  expect(screen.getByRole('heading', { level: 2, name: 'Ποσά' })).toBeTruthy()
  expect(details().querySelector('summary')?.textContent).toContain('Σύνολο 29,26 €')
})

it.each([false, true])('is printed whole, and then as it was before: open %p (R437)', (wasOpen) => {
  details().open = wasOpen
  printing('before')
  expect(details().open).toBe(true)
  printing('after')
  expect(details().open).toBe(wasOpen)
})
