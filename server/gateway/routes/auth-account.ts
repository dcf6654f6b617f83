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
import type { RouteEnv } from '../services'
import { forwardAuth } from './auth-call'

/** A person's data at the sign-in service: addresses, password, providers, second factors. */
export const authAccountRoutes = new Hono<RouteEnv>()

const email = '/account/email'
const totp = '/account/authenticators/totp'
const recoveryCodes = '/account/authenticators/recovery-codes'
const passkeys = '/account/authenticators/webauthn'

authAccountRoutes.get(email, (c) => forwardAuth(c, { answer: emailAddresses }))
authAccountRoutes.post(email, (c) =>
  forwardAuth(c, { body: emailBody, answer: emailAddresses, mails: 'named' }),
)
authAccountRoutes.put(email, (c) =>
  forwardAuth(c, { body: ownEmailBody, answer: doneAnswer, mails: 'named' }),
)
authAccountRoutes.patch(email, (c) =>
  forwardAuth(c, { body: primaryEmailBody, answer: emailAddresses }),
)
authAccountRoutes.delete(email, (c) =>
  forwardAuth(c, { body: ownEmailBody, answer: emailAddresses }),
)

authAccountRoutes.post('/account/password/change', (c) =>
  forwardAuth(c, { body: passwordChangeBody, answer: signedInAnswer, ends: true }),
)

authAccountRoutes.get('/account/providers', (c) =>
  forwardAuth(c, { answer: answers.providerAccounts }),
)
authAccountRoutes.delete('/account/providers', (c) =>
  forwardAuth(c, { body: providerRemoval, answer: answers.providerAccounts }),
)

authAccountRoutes.get('/account/authenticators', (c) =>
  forwardAuth(c, { answer: answers.authenticators }),
)
authAccountRoutes.get(totp, (c) =>
  forwardAuth(c, { answer: answers.totpAnswer, missingIsAnswer: true }),
)
authAccountRoutes.get('/account/authenticators/totp/svg', (c) =>
  forwardAuth(c, { answer: answers.totpAnswer, missingIsAnswer: true }),
)
authAccountRoutes.post(totp, (c) =>
  forwardAuth(c, { body: codeBody, answer: answers.totpActivated }),
)
authAccountRoutes.delete(totp, (c) => forwardAuth(c, { answer: doneAnswer }))
authAccountRoutes.get(recoveryCodes, (c) => forwardAuth(c, { answer: answers.recoveryCodesAnswer }))
authAccountRoutes.post(recoveryCodes, (c) =>
  forwardAuth(c, { answer: answers.recoveryCodesAnswer }),
)
authAccountRoutes.get(passkeys, (c) =>
  forwardAuth(c, { answer: creationOptionsAnswer, passwordless: true }),
)
authAccountRoutes.post(passkeys, (c) =>
  forwardAuth(c, { body: passkeyCreation, answer: answers.webauthnAdded }),
)
authAccountRoutes.put(passkeys, (c) =>
  forwardAuth(c, { body: passkeyRenaming, answer: answers.webauthnRenamed }),
)
authAccountRoutes.delete(passkeys, (c) =>
  forwardAuth(c, { body: webauthnRemoval, answer: doneAnswer }),
)
