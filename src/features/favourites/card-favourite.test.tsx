import { render, screen } from '@testing-library/react'
import CardFavourite from './card-favourite'

let mockIsFavourite: boolean | undefined
jest.mock('./use-favourite', () => ({
  useFavourite: () => ({ isFavourite: mockIsFavourite, countDelta: 0, toggle: () => {} }),
}))

it.each([
  [true, 'true', 'Στα αγαπημένα: Κάρτες'],
  [false, 'false', 'Στα αγαπημένα: Κάρτες'],
  [undefined, null, 'Στα αγαπημένα: Κάρτες, δεν φορτώθηκε'],
])('says of a state %s, as a heart and in words (R511)', (isFavourite, pressed, name) => {
  mockIsFavourite = isFavourite
  const shown = { kind: 'products', id: 5, name: 'Κάρτες' } as const
  render([
    <CardFavourite key='heart' {...shown} />,
    <CardFavourite key='worded' {...shown} worded />,
  ])
  const buttons = screen.getAllByRole('button', { name })
  expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual([pressed, pressed])
})
