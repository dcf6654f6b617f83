import * as z from 'zod/mini'
import { isAuthErrorCode } from './error-codes'
import { refusal } from './refusal'

describe('errors of signing in', () => {
  it('are distinguished from unknown ones', () => {
    const known = ['incorrect_code', 'email_password_mismatch', 'unverified_email', 'required']
    const unknown = ['', 'constructor', 'INCORRECT_CODE', 'quantum_error']
    expect([...known, ...unknown].filter(isAuthErrorCode)).toEqual(known)
  })

  it('are parsed with an unknown code, too', () => {
    const errors = [{ message: 'Δεν γίνεται.', code: 'quantum_error', param: 'email' }]
    expect(z.parse(refusal, { status: 400, errors })).toEqual({ status: 400, errors })
  })

  it.each([400, 403, 404, 409, 429])('may have no reason with %i', (status) => {
    expect(z.parse(refusal, { status })).toEqual({ status, errors: [] })
  })
})
