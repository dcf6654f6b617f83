import { passwordResetHeader } from '#contract/allauth/key-checks'
import * as endpoints from '#contract/endpoints/sign-in'
import { authCall } from '#session/auth-request'

/** Whose password a key of a mailed link, or a mailed code, resets. @throws ApiError */
export function readPasswordReset(key: string) {
  return authCall(endpoints.readPasswordReset, { headers: { [passwordResetHeader]: key } })
}
