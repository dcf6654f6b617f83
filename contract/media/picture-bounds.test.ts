import { boundsProblem } from './picture-bounds'

it.each([
  [1, 1, null],
  [4096, 3072, null],
  [3024, 4032, null],
  [4096, 512, null],
  [512, 4096, null],
  [4097, 1000, 'dimensions'],
  [1000, 4097, 'dimensions'],
  [4096, 3073, 'dimensions'],
  [6000, 6000, 'dimensions'],
  [39_999_999, 1, 'dimensions'],
  [4096, 511, 'shape'],
  [1, 9, 'shape'],
  [0, 10, 'shape'],
  [0, 0, 'shape'],
] as const)('%i × %i: %p', (width, height, problem) => {
  expect(boundsProblem({ width, height })).toBe(problem)
})
