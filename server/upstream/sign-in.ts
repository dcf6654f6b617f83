import * as z from 'zod/mini'
import * as factors from '../../contract/allauth/account-answers'
import { sessionEntry } from '../../contract/allauth/account-lists'
import { authConfig } from '../../contract/allauth/config-answer'
import { okAnswer } from '../../contract/allauth/refusal'
import * as session from '../../contract/allauth/session-answer'
import { lenient } from './lenient'

// What the sign-in service says of a member, as the contract has it but that no field which is only
// shown costs its row. The answers about the session are the contract's own.

/** A provider; one without a name is called by its id. */
export const provider = z.pipe(
  lenient(session.provider, { name: '' }),
  z.transform((read) => ({ ...read, name: read.name || read.id })),
)

/** A member's account with a provider, which is called by its id there where it has no name. */
export const providerAccount = z.pipe(
  lenient(z.extend(session.providerAccount, { provider }), { display: '' }),
  z.transform((read) => ({ ...read, display: read.display || read.uid })),
)

/** An app that shows codes. */
export const totp = lenient(factors.totpAuthenticator)

/** A passkey. */
export const webauthn = lenient(factors.webauthnAuthenticator)

/** How many recovery codes are left. */
export const recoveryCodes = lenient(factors.recoveryCodesAuthenticator)

/** A second factor; one of another type does not fit. */
export const authenticator = z.discriminatedUnion('type', [totp, recoveryCodes, webauthn])

/** A device where a member is signed in. */
export const device = lenient(sessionEntry)

/** How the service is set up, with any providers. */
export const configAnswer = okAnswer(
  z.extend(authConfig, {
    socialaccount: z.optional(z.object({ providers: z.array(z.unknown()) })),
  }),
)

/** The recovery codes themselves. */
export const recoveryCodesAnswer = okAnswer(lenient(factors.recoveryCodesRead))

/** A passkey with its new name. */
export const webauthnRenamed = okAnswer(webauthn)

/** Whether recovery codes came with the key decides nothing: they are where they are listed. */
export const webauthnAdded = lenient(z.extend(factors.webauthnAdded, { data: webauthn }))

/** An app whose first code was right. */
export const totpActivated = okAnswer(totp)

/** The app, or the secret of a new one, which can be typed where its pictures do not fit. */
export const totpAnswer = z.discriminatedUnion('status', [
  totpActivated,
  z.object({ status: z.literal(404), meta: lenient(factors.totpSecret) }),
])
