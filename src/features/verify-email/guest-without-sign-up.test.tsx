import { render, screen } from '@testing-library/react'
import { exampleConfig } from '#contract/examples/sign-in-examples'
import GuestWithoutSignUp from './guest-without-sign-up'

let mockByCode: boolean | undefined
jest.mock('#session/use-auth-config', () => ({
  useAuthConfig: () => ({
    data: mockByCode === undefined ? undefined : mockConfig(mockByCode),
    isPending: false,
  }),
}))
const mockConfig = (isByCode: boolean) => ({
  ...exampleConfig.data,
  account: { ...exampleConfig.data.account, email_verification_by_code_enabled: isByCode },
})

it.each([
  [true, 'Ο κωδικός δεν ισχύει πια', /Πέρασε η ώρα του/],
  [false, 'Ο σύνδεσμος δεν είναι σωστός', /Ίσως δεν αντιγράφηκε ολόκληρος/],
  [undefined, 'Ο σύνδεσμος δεν είναι σωστός', /Ίσως δεν αντιγράφηκε ολόκληρος/],
])('says what is wrong where mails have codes: %s (R515)', (isByCode, title, why) => {
  mockByCode = isByCode
  render(<GuestWithoutSignUp next='/checkout' otherwise={null} />)
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByText(why)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Σύνδεση' })
  expect(link.getAttribute('href')).toBe('/account/login?next=/checkout')
})
