import { pendingStep } from './auth-outcome'

const reset = { id: 'password_reset_by_code', is_pending: true }
const login = { id: 'login' }

it('is the last step that is pending (R196)', () => {
  const factor = { id: 'mfa_authenticate', is_pending: true }
  expect(pendingStep([{ id: 'login_by_code', is_pending: true }, factor, login])).toBe(factor)
  expect(pendingStep([login, { ...reset, is_pending: false }])).toBeUndefined()
})

it('is the code for a new password only where nothing of signing in waits', () => {
  const code = { id: 'login_by_code', is_pending: true }
  expect(pendingStep([login, reset])).toBe(reset)
  expect(pendingStep([code, login, reset])).toBe(code)
})
