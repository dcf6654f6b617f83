import type * as z from 'zod/mini'
import * as account from '#contract/allauth/account-answers'
import { emailAddresses, sessionList } from '#contract/allauth/account-lists'
import { configAnswer } from '#contract/allauth/config-answer'
import { emailVerification, passwordReset } from '#contract/allauth/key-checks'
import { doneAnswer, refusal } from '#contract/allauth/refusal'
import { goneAnswer, signedInAnswer, signedOutAnswer } from '#contract/allauth/session-answer'
import { creationOptionsAnswer, requestOptionsAnswer } from '#contract/allauth/webauthn'

/** Schema of a successful answer, by call. */
export const answerSchemas: Record<string, z.ZodMiniType> = {
  'GET /config': configAnswer,
  'GET /auth/session': signedInAnswer,
  'POST /auth/login': signedInAnswer,
  'POST /auth/code/request': signedInAnswer,
  'POST /auth/code/confirm': signedInAnswer,
  'GET /auth/email/verify': emailVerification,
  'POST /auth/email/verify': signedInAnswer,
  'POST /auth/email/verify/resend': doneAnswer,
  'POST /auth/password/request': doneAnswer,
  'GET /auth/password/reset': passwordReset,
  'POST /auth/reauthenticate': signedInAnswer,
  'POST /auth/2fa/authenticate': signedInAnswer,
  'POST /auth/2fa/reauthenticate': signedInAnswer,
  'GET /auth/webauthn/login': requestOptionsAnswer,
  'POST /auth/webauthn/login': signedInAnswer,
  'GET /auth/webauthn/authenticate': requestOptionsAnswer,
  'POST /auth/webauthn/authenticate': signedInAnswer,
  'GET /auth/webauthn/reauthenticate': requestOptionsAnswer,
  'POST /auth/webauthn/reauthenticate': signedInAnswer,
  'GET /auth/webauthn/signup': creationOptionsAnswer,
  'PUT /auth/webauthn/signup': signedInAnswer,
  'POST /auth/provider/token': signedInAnswer,
  'POST /auth/provider/signup': signedInAnswer,
  'GET /auth/sessions': sessionList,
  'DELETE /auth/sessions': sessionList,
  'GET /account/email': emailAddresses,
  'POST /account/email': emailAddresses,
  'PUT /account/email': doneAnswer,
  'PATCH /account/email': emailAddresses,
  'DELETE /account/email': emailAddresses,
  'POST /account/password/change': signedInAnswer,
  'GET /account/providers': account.providerAccounts,
  'DELETE /account/providers': account.providerAccounts,
  'GET /account/authenticators': account.authenticators,
  'GET /account/authenticators/totp': account.totpAnswer,
  'POST /account/authenticators/totp': account.totpActivated,
  'DELETE /account/authenticators/totp': doneAnswer,
  'GET /account/authenticators/recovery-codes': account.recoveryCodesAnswer,
  'POST /account/authenticators/recovery-codes': account.recoveryCodesAnswer,
  'GET /account/authenticators/webauthn': creationOptionsAnswer,
  'POST /account/authenticators/webauthn': account.webauthnAdded,
  'PUT /account/authenticators/webauthn': account.webauthnRenamed,
  'DELETE /account/authenticators/webauthn': doneAnswer,
}

/** Schema of any other answer. */
export function otherSchemas(call: string, status: number): z.ZodMiniType {
  if (status === 401) return signedOutAnswer
  if (status === 410) return goneAnswer
  if (status === 404 && call === 'GET /account/authenticators/totp') return account.totpAnswer
  return refusal
}
