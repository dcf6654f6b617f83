import * as z from 'zod/mini'
import { exampleLoginCredential } from '../examples/passkey-examples'
import { exampleBodies } from '../examples/sign-in-body-examples'
import { codeBody, emailBody, loginBody, passwordChangeBody } from './sign-in-bodies'
import { passkeyLogin, passkeyProof } from './webauthn'

it('leaves passwords as they were typed, blanks included', () => {
  expect(z.parse(loginBody, exampleBodies.login).password).toBe(' βρέχει πάλι ')
})

it('mends what hands slip on: blanks around codes and addresses', () => {
  expect(z.parse(codeBody, { code: ' 4K7-QWX ' })).toEqual({ code: '4K7-QWX' })
  expect(z.parse(emailBody, { email: ' nefeli@example.gr ' })).toEqual(exampleBodies.email)
})

it('lets a user name stand in for the address', () => {
  expect(z.safeParse(loginBody, { username: 'nefeli', password: 'x' }).success).toBe(true)
  const { error } = z.safeParse(loginBody, { password: 'x' })
  expect(error?.issues.map(({ path }) => path)).toEqual([['email']])
})

it('asks for the old password only where there is one', () => {
  expect(z.parse(passwordChangeBody, { new_password: 'στάλα-στάλα-9' })).toEqual({
    new_password: 'στάλα-στάλα-9',
  })
})

it('needs to know who it is only for signing in', () => {
  const { userHandle, ...response } = exampleLoginCredential.response
  const credential = { ...exampleLoginCredential, response }
  expect(z.safeParse(passkeyProof, { credential }).success).toBe(true)
  expect(z.safeParse(passkeyLogin, { credential }).success).toBe(false)
})

it('takes nothing but the named fields along', () => {
  const more = { ...exampleBodies.login, is_superuser: true, next: '/admin' }
  expect(z.parse(loginBody, more)).toEqual(exampleBodies.login)
})
