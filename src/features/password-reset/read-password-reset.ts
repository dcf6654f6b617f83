import { passwordReset, passwordResetHeader } from '#contract/allauth/key-checks'
import { authRequest } from '#session/auth-request'

/** Whose password a key of a mailed link, or a mailed code, resets. @throws ApiError */
export function readPasswordReset(key: string) {
  return authRequest({
    path: '/auth/password/reset',
    headers: { [passwordResetHeader]: key },
    answer: passwordReset,
  })
}
