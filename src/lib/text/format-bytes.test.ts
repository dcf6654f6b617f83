import { formatBytes } from './format-bytes'

it.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [84_600, '85 kB'],
  [999_400, '999 kB'],
  [999_600, '1 MB'],
  [1_240_000, '1,2 MB'],
  [999_999_999, '1 GB'],
  [2_500_000_000_000, '2,5 TB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes).replace('\u00a0', ' ')).toBe(text)
})
