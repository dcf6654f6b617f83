import { render } from '@testing-library/react'
import { EmailText } from './email-text'

it.each([
  ['anna@example.gr', ['anna', '@example.gr']],
  ['"a@b"@example.gr', ['"a@b"', '@example.gr']],
  ['papadopoulou.alexandra+agores@example.gr', ['papadopoulou.alexandra+agores', '@example.gr']],
])('%s can be divided before its @ only (R476)', (address, parts) => {
  const { container } = render(<EmailText address={address} />)
  expect(container.textContent).toBe(address)
  const { children } = container.firstElementChild as Element
  expect([...children].map(({ textContent }) => textContent)).toEqual(parts)
})
