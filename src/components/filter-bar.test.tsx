import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { FilterBar } from './filter-bar'
import { stubDialogs } from './testing/browser-stubs'

beforeEach(stubDialogs)

/** A list with two filters. */
function List({ hasMore = false }) {
  const [chosen, setChosen] = useState<readonly string[]>(['one'])
  return (
    <FilterBar
      count={chosen.length}
      title='Φίλτρα και σειρά'
      showText={`Δείτε ${7 - chosen.length}`}
      onClear={() => setChosen([])}
      hasMore={hasMore}
    >
      {(isInSheet) => (
        <button type='button' onClick={() => setChosen(['one', 'two'])}>
          {isInSheet ? 'in the sheet' : 'in the line'}
        </button>
      )}
    </FilterBar>
  )
}

const inLine = { hidden: true } as const
const opener = () => screen.getByRole('button', { name: /^Φίλτρα/ })

async function openSheet() {
  await userEvent.click(opener())
  return within(await screen.findByRole('dialog', { name: 'Φίλτρα και σειρά' }))
}

it('counts the active filters, and says in the sheet what they leave', async () => {
  render(<List />)
  expect(opener().textContent).toBe('Φίλτρα (1)')
  expect(opener().getAttribute('aria-haspopup')).toBe('dialog')
  const sheet = await openSheet()
  await userEvent.click(sheet.getByRole('button', { name: 'in the sheet' }))
  expect(opener().textContent).toBe('Φίλτρα (2)')
  expect(sheet.getByRole('status').textContent).toBe('Δείτε 5')
  await userEvent.click(sheet.getByRole('button', { name: 'Δείτε 5' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('removes all filters from the sheet, which closes, and then offers it no more', async () => {
  render(<List />)
  const sheet = await openSheet()
  await userEvent.click(sheet.getByRole('button', { name: 'Χωρίς φίλτρα' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(opener().textContent).toBe('Φίλτρα')
  expect((await openSheet()).queryByRole('button', { name: 'Χωρίς φίλτρα' })).toBeNull()
})

it('removes all filters from the line, and moves the focus to the first one', async () => {
  render(<List />)
  await userEvent.click(screen.getByRole('button', { name: 'Χωρίς φίλτρα', ...inLine }))
  expect(screen.queryByRole('button', { name: 'Χωρίς φίλτρα', ...inLine })).toBeNull()
  expect(document.activeElement?.textContent).toBe('in the line')
})

it('opens the sheet from the line where that has no room for all', async () => {
  render(<List hasMore />)
  await userEvent.click(screen.getByRole('button', { name: 'Περισσότερα φίλτρα', ...inLine }))
  expect(within(await screen.findByRole('dialog')).getByText('in the sheet')).toBeTruthy()
})
