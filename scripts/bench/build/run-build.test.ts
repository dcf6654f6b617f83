import { renderSpeedOf } from './run-build'

it('reads the render speed of Gatsby', () => {
  const lines = [
    'success run queries in workers - 1.666s - 1337/1337 802.69/s',
    'success Building static HTML for pages - 9.160s - 1337/1337 145.96/s',
  ]
  expect(renderSpeedOf(lines.join('\n'))).toBe(145.96)
  expect(renderSpeedOf(lines[0] ?? '')).toBeNull()
})
