import * as z from 'zod'
import { addressTypes, type recipientFields as agreedFields } from '#contract/account/address'
import { upstreamFloors } from '#contract/account/floor'
import { answerMessages } from './messages'

/** Numbers are also accepted as text. */
const numberFromText = (value: unknown) =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value

export const wholeNumber = z.preprocess(numberFromText, z.int())

export const idField = z.preprocess(numberFromText, z.int().positive())

/** A required text, trimmed. */
export const textField = (most = 255) => z.string().trim().min(1).max(most)

/** A text that may be empty, null or missing; all become the empty text. */
export const optionalText = (most = 255) =>
  z
    .string()
    .trim()
    .max(most)
    .nullish()
    .transform((text) => text ?? '')

/** Django also accepts domains of other letters than ASCII, in punycode or not. */
export const emailPattern =
  /^(?:[\w'+-]+\.)*[\w'+-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]*[a-z\d])$/iu

export const phoneField = z
  .string()
  .trim()
  .min(1)
  .transform((written, context) => {
    const number = e164(written)
    if (number) return number
    context.addIssue({ code: 'custom', message: answerMessages.notAPhone })
    return z.NEVER
  })

/** A telephone number that may be empty, null or missing; all become null. */
export const optionalPhone = z.preprocess(
  (value) => (value === '' || value === undefined ? null : value),
  phoneField.nullable(),
)

/** One of some choices, or empty. */
const optionalChoice = (choices: readonly string[]) =>
  z
    .enum(['', ...choices])
    .nullish()
    .transform((word) => word ?? '')

const floorField = optionalChoice(upstreamFloors)
const locationTypeField = optionalChoice(addressTypes)

/** The fields of an address and of an order on which the API has the same rules. */
export const recipientFields = {
  firstName: textField(),
  lastName: textField(),
  street: textField(),
  streetNumber: textField(),
  city: textField(),
  zipcode: textField(),
  floor: floorField,
  locationType: locationTypeField,
  phone: phoneField,
} satisfies Record<Exclude<keyof typeof agreedFields, 'country' | 'region'> | 'floor', z.ZodType>

/**
 * Normalises a telephone number to E.164, e.g. `+306912345678`. The country code defaults to
 * Greece. Null when invalid.
 */
export function e164(written: string): string | null {
  const digits = written.replaceAll(/[\s().-]/g, '').replace(/^00/, '+')
  const number = /^[26]\d{9}$/.test(digits) ? `+30${digits}` : digits
  if (number.startsWith('+30')) return /^\+30[26]\d{9}$/.test(number) ? number : null
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : null
}
