import * as account from '#contract/endpoints/sign-in-account'
import { listAuthenticators } from '#contract/endpoints/sign-in-session'
import type { RouteContext } from '../http/route-env'
import { type AuthCalls, createAuthRoutes } from './auth-call'

/** A person's data at the sign-in service: addresses, password, sessions, providers, second factors. */
export function authAccountRoutes({ authCalls }: { authCalls: AuthCalls }) {
  const { routes, route } = createAuthRoutes()
  const { forward, end } = authCalls

  route(account.listEmails, forward)
  route(account.addEmail, forward, { mails: 'named' })
  route(account.mailVerification, forward, { mails: 'named' })
  route(account.setMainEmail, forward)
  route(account.removeEmail, forward)

  route(account.changePassword, end)

  route(account.listSessions, forward)
  route(account.endSessions, end)

  route(account.listProviders, forward)
  route(account.removeProvider, forward)

  route(listAuthenticators, forward)
  route(account.readTotp, forward, { missingIsAnswer: true })
  route(account.readTotpPicture, forward, { missingIsAnswer: true })
  route(account.activateTotp, forward)
  route(account.removeTotp, forward)
  route(account.readRecoveryCodes, forward)
  route(account.makeRecoveryCodes, forward)
  // Upstream the mere presence of the key counts.
  route(account.readNewPasskeyOptions, (c: RouteContext, call) => {
    const query = c.req.query('passwordless') === 'true' ? '?passwordless' : ''
    return forward(c, { ...call, query })
  })
  route(account.addPasskey, forward)
  route(account.renamePasskey, forward)
  route(account.removePasskeys, forward)
  return routes
}
