import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { defaultChoice } from '../catalogue-choice'
import { ChosenFacets } from './chosen-facets'

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
      <ChosenFacets facets={facets} choice={choice} onChoose={onChoose} />
    </div>,
  )
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  const remove = async (filter: string) => {
    await userEvent.click(screen.getByRole('button', { name: `Χωρίς το φίλτρο «${filter}»` }))
    return onChoose.mock.lastCall?.[0]
  }
  return { names, remove }
}

it('says by which brand and attributes a list is filtered (R464)', () => {
  const { names } = showing({ brand: 'Σταγόνα', attributes: '3_7' })
  expect(names).toEqual(['Μάρκα: Σταγόνα', 'Χρώμα: Μπλε', 'Μέγεθος: A4'])
})

it('takes away one of them, and keeps the other filters and the order', async () => {
  const { remove } = showing({ brand: 'Σταγόνα', attributes: '3_7', price: 'to-10' })
  const price = { ...defaultChoice, price: 'to-10' }
  expect(await remove('Χρώμα: Μπλε')).toEqual({ ...price, brand: 'Σταγόνα', attributes: '7' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Μάρκα/ }))
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

it('is nothing where only the price is chosen', () => {
  const choice = { ...defaultChoice, price: 'to-10' } as const
  const { container } = render(<ChosenFacets {...{ facets, choice }} onChoose={() => {}} />)
  expect(container.innerHTML).toBe('')
})
