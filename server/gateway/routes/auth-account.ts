import { Hono } from 'hono'
import * as answers from '#contract/allauth/account-answers'
import { emailAddresses } from '#contract/allauth/account-lists'
import { providerRemoval } from '#contract/allauth/provider-return'
import { doneAnswer } from '#contract/allauth/refusal'
import { signedInAnswer } from '#contract/allauth/session-answer'
import {
  codeBody,
  emailBody,
  ownEmailBody,
  passwordChangeBody,
  primaryEmailBody,
  webauthnRemoval,
} from '#contract/allauth/sign-in-bodies'
import { creationOptionsAnswer, passkeyCreation, passkeyRenaming } from '#contract/allauth/webauthn'
import type { RouteEnv } from '../http/route-env'
import type { AuthCalls } from './auth-call'

const email = '/account/email'
const totp = '/account/authenticators/totp'
const recoveryCodes = '/account/authenticators/recovery-codes'
const passkeys = '/account/authenticators/webauthn'

/** A person's data at the sign-in service: addresses, password, providers, second factors. */
export function authAccountRoutes({ authCalls }: { authCalls: AuthCalls }): Hono<RouteEnv> {
  const auth = new Hono<RouteEnv>()
  const { forward, end } = authCalls

  auth.get(email, (c) => forward(c, { answer: emailAddresses }))
  auth.post(email, (c) => forward(c, { body: emailBody, answer: emailAddresses, mails: 'named' }))
  auth.put(email, (c) => forward(c, { body: ownEmailBody, answer: doneAnswer, mails: 'named' }))
  auth.patch(email, (c) => forward(c, { body: primaryEmailBody, answer: emailAddresses }))
  auth.delete(email, (c) => forward(c, { body: ownEmailBody, answer: emailAddresses }))

  auth.post('/account/password/change', (c) =>
    end(c, { body: passwordChangeBody, answer: signedInAnswer }),
  )

  auth.get('/account/providers', (c) => forward(c, { answer: answers.providerAccounts }))
  auth.delete('/account/providers', (c) =>
    forward(c, { body: providerRemoval, answer: answers.providerAccounts }),
  )

  auth.get('/account/authenticators', (c) => forward(c, { answer: answers.authenticators }))
  auth.get(totp, (c) => forward(c, { answer: answers.totpAnswer, missingIsAnswer: true }))
  auth.get('/account/authenticators/totp/svg', (c) =>
    forward(c, { answer: answers.totpAnswer, missingIsAnswer: true }),
  )
  auth.post(totp, (c) => forward(c, { body: codeBody, answer: answers.totpActivated }))
  auth.delete(totp, (c) => forward(c, { answer: doneAnswer }))
  auth.get(recoveryCodes, (c) => forward(c, { answer: answers.recoveryCodesAnswer }))
  auth.post(recoveryCodes, (c) => forward(c, { answer: answers.recoveryCodesAnswer }))
  // Upstream the mere presence of the key counts.
  auth.get(passkeys, (c) => {
    const query = c.req.query('passwordless') === 'true' ? '?passwordless' : ''
    return forward(c, { answer: creationOptionsAnswer, query })
  })
  auth.post(passkeys, (c) => forward(c, { body: passkeyCreation, answer: answers.webauthnAdded }))
  auth.put(passkeys, (c) => forward(c, { body: passkeyRenaming, answer: answers.webauthnRenamed }))
  auth.delete(passkeys, (c) => forward(c, { body: webauthnRemoval, answer: doneAnswer }))
  return auth
}
