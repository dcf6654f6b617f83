import { Hono } from 'hono'
import { accountEmailRoutes } from './account-email-routes'
import { codeRoutes } from './code-routes'
import { configRoutes } from './config-routes'
import { emailVerifyRoutes } from './email-verify-routes'
import type { Framed } from './framed-calls'
import { loginRoutes } from './login-routes'
import { passwordChangeRoutes } from './password-change-routes'
import { passwordResetRoutes } from './password-reset-routes'
import { sessionRoutes } from './session-routes'
import { sessionsRoutes } from './sessions-routes'
import { signupRoutes } from './signup-routes'

const rooms = [
  configRoutes,
  sessionRoutes,
  loginRoutes,
  signupRoutes,
  codeRoutes,
  emailVerifyRoutes,
  passwordResetRoutes,
  passwordChangeRoutes,
  sessionsRoutes,
  accountEmailRoutes,
]

/** `/_allauth/app/v1`: everything of the sign-in service that is not a second factor or provider. */
export function authRoutes(framed: Framed) {
  const routes = new Hono()
  for (const room of rooms) routes.route('/', room(framed))
  return routes
}
