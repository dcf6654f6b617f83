import { emailAddress } from '#contract/allauth/account-lists'
import * as account from '#contract/endpoints/sign-in-account'
import { listAuthenticators } from '#contract/endpoints/sign-in-session'
import * as said from '#upstream/sign-in'
import type { RouteContext } from '../http/route-env'
import { type AuthCalls, createAuthRoutes } from './auth-call'

/** A person's data at the sign-in service: addresses, password, sessions, providers, second factors. */
export function authAccountRoutes({ authCalls }: { authCalls: AuthCalls }) {
  const { routes, route } = createAuthRoutes()
  const { forward, end } = authCalls

  route(account.listEmails, forward, { row: emailAddress })
  route(account.addEmail, forward, { mails: 'named', row: emailAddress })
  route(account.mailVerification, forward, { mails: 'named' })
  route(account.setMainEmail, forward, { row: emailAddress })
  route(account.removeEmail, forward, { row: emailAddress })

  route(account.changePassword, end)

  route(account.listSessions, forward, { row: said.device })
  route(account.endSessions, end, { row: said.device })

  route(account.listProviders, forward, { row: said.providerAccount })
  route(account.removeProvider, forward, { row: said.providerAccount })

  route(listAuthenticators, forward, { row: said.authenticator })
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
