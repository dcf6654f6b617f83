import * as account from '#contract/endpoints/sign-in-account'
import { listAuthenticators } from '#contract/endpoints/sign-in-session'
import * as said from '#upstream/sign-in'
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

  route(account.listSessions, forward, { answer: said.sessionList })
  route(account.endSessions, end, { answer: said.sessionList })

  route(account.listProviders, forward, { answer: said.providerAccounts })
  route(account.removeProvider, forward, { answer: said.providerAccounts })

  route(listAuthenticators, forward, { answer: said.authenticators })
  const totp = { answer: said.totpAnswer, missingIsAnswer: true } as const
  route(account.readTotp, forward, totp)
  route(account.readTotpPicture, forward, totp)
  route(account.activateTotp, forward, { answer: said.totpActivated })
  route(account.removeTotp, forward)
  route(account.readRecoveryCodes, forward, { answer: said.recoveryCodesAnswer })
  route(account.makeRecoveryCodes, forward, { answer: said.recoveryCodesAnswer })
  // Upstream the mere presence of the key counts.
  route(account.readNewPasskeyOptions, (c: RouteContext, call) => {
    const query = c.req.query('passwordless') === 'true' ? '?passwordless' : ''
    return forward(c, { ...call, query })
  })
  route(account.addPasskey, forward, { answer: said.webauthnAdded })
  route(account.renamePasskey, forward, { answer: said.webauthnRenamed })
  route(account.removePasskeys, forward)
  return routes
}
