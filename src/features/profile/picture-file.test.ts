import { pictureForm, pictureProblem } from './picture-file'

it.each([
  ['image/png', 1, null],
  ['image/jpeg', 2 * 1024 * 1024, null],
  ['image/jpeg', 2 * 1024 * 1024 + 1, 'size'],
  ['image/png', 0, 'size'],
  ['image/svg+xml', 9, 'type'],
  ['', 9, 'type'],
])('says of %p with %d bytes: %p (GW4)', (type, size, problem) => {
  expect(pictureProblem({ type, size })).toBe(problem)
})

it('sends the picture in its part', () => {
  const file = new File(['x'], 'me.png', { type: 'image/png' })
  expect([...pictureForm(file).keys()]).toEqual(['image'])
})
