import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { defaultChoice } from '../catalogue-choice'
import { FacetControls } from './facet-controls'

const facets = [
  { key: 'brand', name: '', values: [{ value: 'Σταγόνα', label: 'Σταγόνα' }] },
  {
    ...{ key: '1', name: 'Χρώμα' },
    values: [
      { value: '3', label: 'Μπλε' },
      { value: '4', label: 'Πράσινο' },
    ],
  },
  { key: '2', name: 'Μέγεθος', values: [{ value: '7', label: 'A4' }] },
]

function choosing(choice = defaultChoice) {
  const onChoose = jest.fn()
  render(<FacetControls facets={facets} choice={choice} onChoose={onChoose} />)
  return async (control: string, label: string) => {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: control }), label)
    return onChoose.mock.lastCall?.[0]
  }
}

it('chooses a brand, and one value of each attribute', async () => {
  expect(await choosing()('Μάρκα', 'Σταγόνα')).toEqual({ ...defaultChoice, brand: 'Σταγόνα' })
})

it('keeps the values of other attributes', async () => {
  const choose = choosing({ ...defaultChoice, attributes: '3_7' })
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Χρώμα' }).value).toBe('3')
  expect(await choose('Χρώμα', 'Πράσινο')).toMatchObject({ attributes: '7_4' })
  expect(await choose('Χρώμα', 'Όλα')).toMatchObject({ attributes: '7' })
})

it('has no filter left once all values are wanted', async () => {
  const choose = choosing({ ...defaultChoice, attributes: '7' })
  expect(await choose('Μέγεθος', 'Όλα')).toEqual(defaultChoice)
})
