import { Hono } from 'hono'
import type { HandleCall } from './call-handler'
import { accountEmailRoutes, emailVerifyRoutes } from './email-routes'
import { codeRoutes, loginRoutes } from './login-routes'
import { passwordChangeRoutes, passwordResetRoutes } from './password-routes'
import { configRoutes, sessionRoutes, sessionsRoutes } from './session-routes'
import { signupRoutes } from './signup-routes'

const routeModules = [
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

/** `/_allauth/app/v1`: the auth service without second factors and providers. */
export function authRoutes(handle: HandleCall) {
  const routes = new Hono()
  for (const createRoutes of routeModules) routes.route('/', createRoutes(handle))
  return routes
}
