import { Hono } from 'hono'
import { answer } from './auth-answers'
import type { AuthCall } from './auth-call'
import { signupOpen } from './auth-flows'
import type { Framed } from './framed-calls'

/** `/config`: how the service is set up. */
export function configRoutes(framed: Framed) {
  return new Hono().get('/config', framed(showConfig))
}

async function showConfig(call: AuthCall): Promise<Response> {
  const { accounts, providers } = call.deps
  const account = {
    login_methods: ['email'],
    is_open_for_signup: signupOpen(call.deps),
    email_verification_by_code_enabled: accounts.verification === 'code',
    login_by_code_enabled: true,
    password_reset_by_code_enabled: accounts.passwordReset === 'code',
    authentication_method: 'email',
  }
  const byName = [...providers].sort((one, other) => one.name.localeCompare(other.name))
  return answer(call, 200, {
    data: {
      account,
      socialaccount: { providers: byName },
      mfa: { supported_types: ['totp', 'recovery_codes', 'webauthn'], passkey_login_enabled: true },
      usersessions: { track_activity: true },
    },
  })
}
