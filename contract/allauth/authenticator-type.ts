import * as z from 'zod/mini'

/** Second means of proving who one is, in the order in which the upstream names them. */
export const authenticatorTypes = ['recovery_codes', 'totp', 'webauthn'] as const
export const authenticatorType = z.enum(authenticatorTypes)
export type AuthenticatorType = z.infer<typeof authenticatorType>
