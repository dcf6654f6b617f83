import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { formatMoney } from '#lib/text/format-number'
import { defaultChoice } from '../catalogue-choice'
import { ChosenFilters } from './chosen-filters'

const facets = [
  { key: 'brand', name: '', values: [{ value: 'Σταγόνα', label: 'Σταγόνα' }] },
  { key: '1', name: 'Χρώμα', values: [{ value: '3', label: 'Μπλε' }] },
  { key: '2', name: 'Μέγεθος', values: [{ value: '7', label: 'A4' }] },
]

function showing(chosen: Partial<typeof defaultChoice>) {
  const onChoose = jest.fn()
  const choice = { ...defaultChoice, ...chosen }
  render(
    <div>
      <button type='button'>Φίλτρα</button>
      <ChosenFilters facets={facets} choice={choice} onChoose={onChoose} />
    </div>,
  )
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  const remove = async (filter: string) => {
    await userEvent.click(screen.getByRole('button', { name: `Χωρίς το φίλτρο «${filter}»` }))
    return onChoose.mock.lastCall?.[0]
  }
  return { names, remove }
}

it('says by which price, stars, brand and attributes a list is filtered (R464, R495)', () => {
  const { names } = showing({ price: 'to-10', stars: '4', brand: 'Σταγόνα', attributes: '3_7' })
  const facets = ['Μάρκα: Σταγόνα', 'Χρώμα: Μπλε', 'Μέγεθος: A4']
  expect(names).toEqual([`Έως ${formatMoney(10)}`, '4 αστέρια και πάνω', ...facets])
})

it.each([
  ['10-20', `${formatMoney(10)} – ${formatMoney(20)}`],
  ['from-40', `${formatMoney(40)} και πάνω`],
] as const)('takes away the price %s by itself (R495)', async (price, text) => {
  const { names, remove } = showing({ price, stars: '3' })
  expect(names).toEqual([text, '3 αστέρια και πάνω'])
  expect(await remove(text)).toEqual({ ...defaultChoice, stars: '3' })
})

it('takes away one of them, and keeps the other filters and the order', async () => {
  const { remove } = showing({ brand: 'Σταγόνα', attributes: '3_7', price: 'to-10' })
  const price = { ...defaultChoice, price: 'to-10' }
  expect(await remove('Χρώμα: Μπλε')).toEqual({ ...price, brand: 'Σταγόνα', attributes: '7' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Έως/ }))
  expect(await remove('Μάρκα: Σταγόνα')).toEqual({ ...price, attributes: '3_7' })
})

it('leaves the focus at the controls where the last one goes', async () => {
  const { remove } = showing({ attributes: '7' })
  expect(await remove('Μέγεθος: A4')).toEqual(defaultChoice)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Φίλτρα' }))
})

it('tells of values that the list does not know', () => {
  const { names } = showing({ brand: 'Άλλη', attributes: '99' })
  expect(names).toEqual(['Μάρκα: Άλλη', 'Άλλο χαρακτηριστικό'])
})

it('is nothing where only the order is chosen', () => {
  const choice = { ...defaultChoice, sort: 'price-up' } as const
  const { container } = render(<ChosenFilters {...{ facets, choice }} onChoose={() => {}} />)
  expect(container.innerHTML).toBe('')
})
