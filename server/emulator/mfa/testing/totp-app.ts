import * as z from 'zod'
import type { SeenAnswer } from '../../auth/testing/auth-client'
import type { SeededEmulator } from '../../seeded-emulator'
import { totpCode } from '../totp'

const offered = z.object({ meta: z.object({ secret: z.string() }) })

/** The offered secret in the answer for an account without a TOTP app. */
export const secretIn = (answer: SeenAnswer): string => offered.parse(answer).meta.secret

/** The current code of a TOTP app with this secret. */
export const shownCode = ({ clock }: SeededEmulator, secret: string) =>
  totpCode(secret, clock.now())
