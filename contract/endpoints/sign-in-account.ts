import * as answers from '../allauth/account-answers'
import { emailAddresses, sessionList } from '../allauth/account-lists'
import { providerRemoval } from '../allauth/provider-return'
import { doneAnswer } from '../allauth/refusal'
import { signedInAnswer } from '../allauth/session-answer'
import {
  codeBody,
  emailBody,
  ownEmailBody,
  passwordChangeBody,
  primaryEmailBody,
  sessionsRemoval,
  webauthnRemoval,
} from '../allauth/sign-in-bodies'
import { creationOptionsAnswer, passkeyCreation, passkeyRenaming } from '../allauth/webauthn'
import { booleanText } from '../wire/query-rules'
import type { Endpoint } from './endpoint'

export const listEmails = {
  method: 'GET',
  path: '/api/_allauth/app/v1/account/email',
  who: 'member',
  answer: emailAddresses,
} as const satisfies Endpoint

export const addEmail = {
  method: 'POST',
  path: '/api/_allauth/app/v1/account/email',
  who: 'member',
  body: emailBody,
  answer: emailAddresses,
} as const satisfies Endpoint

export const mailVerification = {
  method: 'PUT',
  path: '/api/_allauth/app/v1/account/email',
  who: 'member',
  body: ownEmailBody,
  answer: doneAnswer,
} as const satisfies Endpoint

export const setMainEmail = {
  method: 'PATCH',
  path: '/api/_allauth/app/v1/account/email',
  who: 'member',
  body: primaryEmailBody,
  answer: emailAddresses,
} as const satisfies Endpoint

export const removeEmail = {
  method: 'DELETE',
  path: '/api/_allauth/app/v1/account/email',
  who: 'member',
  body: ownEmailBody,
  answer: emailAddresses,
} as const satisfies Endpoint

export const changePassword = {
  method: 'POST',
  path: '/api/_allauth/app/v1/account/password/change',
  who: 'member',
  body: passwordChangeBody,
  answer: signedInAnswer,
} as const satisfies Endpoint

export const listProviders = {
  method: 'GET',
  path: '/api/_allauth/app/v1/account/providers',
  who: 'member',
  answer: answers.providerAccounts,
} as const satisfies Endpoint

export const removeProvider = {
  method: 'DELETE',
  path: '/api/_allauth/app/v1/account/providers',
  who: 'member',
  body: providerRemoval,
  answer: answers.providerAccounts,
} as const satisfies Endpoint

export const readTotp = {
  method: 'GET',
  path: '/api/_allauth/app/v1/account/authenticators/totp',
  who: 'member',
  answer: answers.totpAnswer,
} as const satisfies Endpoint

export const readTotpPicture = {
  method: 'GET',
  path: '/api/_allauth/app/v1/account/authenticators/totp/svg',
  who: 'member',
  answer: answers.totpAnswer,
} as const satisfies Endpoint

export const activateTotp = {
  method: 'POST',
  path: '/api/_allauth/app/v1/account/authenticators/totp',
  who: 'member',
  body: codeBody,
  answer: answers.totpActivated,
} as const satisfies Endpoint

export const removeTotp = {
  method: 'DELETE',
  path: '/api/_allauth/app/v1/account/authenticators/totp',
  who: 'member',
  answer: doneAnswer,
} as const satisfies Endpoint

export const readRecoveryCodes = {
  method: 'GET',
  path: '/api/_allauth/app/v1/account/authenticators/recovery-codes',
  who: 'member',
  answer: answers.recoveryCodesAnswer,
} as const satisfies Endpoint

export const makeRecoveryCodes = {
  method: 'POST',
  path: '/api/_allauth/app/v1/account/authenticators/recovery-codes',
  who: 'member',
  answer: answers.recoveryCodesAnswer,
} as const satisfies Endpoint

export const readNewPasskeyOptions = {
  method: 'GET',
  path: '/api/_allauth/app/v1/account/authenticators/webauthn',
  who: 'member',
  query: { passwordless: booleanText },
  answer: creationOptionsAnswer,
} as const satisfies Endpoint

export const addPasskey = {
  method: 'POST',
  path: '/api/_allauth/app/v1/account/authenticators/webauthn',
  who: 'member',
  body: passkeyCreation,
  answer: answers.webauthnAdded,
} as const satisfies Endpoint

export const renamePasskey = {
  method: 'PUT',
  path: '/api/_allauth/app/v1/account/authenticators/webauthn',
  who: 'member',
  body: passkeyRenaming,
  answer: answers.webauthnRenamed,
} as const satisfies Endpoint

export const removePasskeys = {
  method: 'DELETE',
  path: '/api/_allauth/app/v1/account/authenticators/webauthn',
  who: 'member',
  body: webauthnRemoval,
  answer: doneAnswer,
} as const satisfies Endpoint

export const listSessions = {
  method: 'GET',
  path: '/api/_allauth/app/v1/auth/sessions',
  who: 'member',
  answer: sessionList,
} as const satisfies Endpoint

export const endSessions = {
  method: 'DELETE',
  path: '/api/_allauth/app/v1/auth/sessions',
  who: 'member',
  body: sessionsRemoval,
  answer: sessionList,
} as const satisfies Endpoint
