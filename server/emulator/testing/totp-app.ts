import * as z from 'zod'
import { totpCode } from '../mfa/totp'
import type { SeenAnswer } from './auth-client'
import type { SeededEmulator } from './seeded-emulator'

const offered = z.object({ meta: z.object({ secret: z.string() }) })

/** The offered secret in the answer for an account without a TOTP app. */
export const secretIn = (answer: SeenAnswer): string => offered.parse(answer).meta.secret

/** The current code of a TOTP app with this secret. */
export const shownCode = ({ clock }: SeededEmulator, secret: string) =>
  totpCode(secret, clock.now())
