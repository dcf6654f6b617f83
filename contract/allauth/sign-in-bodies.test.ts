import * as z from 'zod/mini'
import { exampleLoginCredential } from '../examples/passkey-examples'
import { codeBody, loginBody, passwordChangeBody } from './sign-in-bodies'
import { passkeyAssertion, passkeyLogin } from './webauthn'

it('drops blanks around codes', () => {
  expect(z.parse(codeBody, { code: ' 4K7-QWX ' })).toEqual({ code: '4K7-QWX' })
})

it('accepts a user name instead of the e-mail', () => {
  expect(z.safeParse(loginBody, { username: 'nefeli', password: 'x' }).success).toBe(true)
  const { error } = z.safeParse(loginBody, { password: 'x' })
  expect(error?.issues.map(({ path }) => path)).toEqual([['email']])
})

it('needs no old password', () => {
  expect(z.parse(passwordChangeBody, { new_password: 'στάλα-στάλα-9' })).toEqual({
    new_password: 'στάλα-στάλα-9',
  })
})

it('needs the user handle of a passkey only to sign in', () => {
  const { userHandle, ...response } = exampleLoginCredential.response
  const credential = { ...exampleLoginCredential, response }
  expect(z.safeParse(passkeyAssertion, { credential }).success).toBe(true)
  expect(z.safeParse(passkeyLogin, { credential }).success).toBe(false)
})
