import * as answers from '../../contract/allauth/account-answers'
import {
  passwordChangeBody,
  primaryEmailBody,
  webauthnRemoval,
} from '../../contract/allauth/account-bodies'
import { emailAddresses } from '../../contract/allauth/email-address'
import { doneAnswer } from '../../contract/allauth/ok-answer'
import { providerRemoval } from '../../contract/allauth/provider-bodies'
import { signedInAnswer } from '../../contract/allauth/session-answer'
import { codeBody, emailBody } from '../../contract/allauth/sign-in-bodies'
import { passkeyCreation, passkeyRenaming } from '../../contract/allauth/webauthn-bodies'
import { creationOptionsAnswer } from '../../contract/allauth/webauthn-options'
import type { AuthRow } from './auth-row'

const email = { path: '/account/email', answer: emailAddresses } as const
const totp = { path: '/account/authenticators/totp' } as const
const totpRead = { method: 'GET', answer: answers.totpAnswer, missingIsAnswer: true } as const
const codes = {
  path: '/account/authenticators/recovery-codes',
  answer: answers.recoveryCodesAnswer,
} as const
const passkeys = { path: '/account/authenticators/webauthn' } as const

/** What the sign-in service keeps for a person. */
export const authAccountRows: readonly AuthRow[] = [
  { ...email, method: 'GET' },
  { ...email, method: 'POST', body: emailBody, mails: 'named' },
  { ...email, method: 'PUT', body: emailBody, answer: doneAnswer, mails: 'named' },
  { ...email, method: 'PATCH', body: primaryEmailBody },
  { ...email, method: 'DELETE', body: emailBody },
  {
    method: 'POST',
    path: '/account/password/change',
    body: passwordChangeBody,
    answer: signedInAnswer,
    ends: true,
  },
  { method: 'GET', path: '/account/providers', answer: answers.providerAccounts },
  {
    method: 'DELETE',
    path: '/account/providers',
    body: providerRemoval,
    answer: answers.providerAccounts,
  },
  { method: 'GET', path: '/account/authenticators', answer: answers.authenticators },
  { ...totpRead, ...totp },
  { ...totpRead, path: '/account/authenticators/totp/svg' },
  { ...totp, method: 'POST', body: codeBody, answer: answers.totpActivated },
  { ...totp, method: 'DELETE', answer: doneAnswer },
  { ...codes, method: 'GET' },
  { ...codes, method: 'POST' },
  { ...passkeys, method: 'GET', answer: creationOptionsAnswer, passwordless: true },
  { ...passkeys, method: 'POST', body: passkeyCreation, answer: answers.webauthnAdded },
  { ...passkeys, method: 'PUT', body: passkeyRenaming, answer: answers.webauthnRenamed },
  { ...passkeys, method: 'DELETE', body: webauthnRemoval, answer: doneAnswer },
]
