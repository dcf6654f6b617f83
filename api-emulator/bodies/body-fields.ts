import * as z from 'zod'
import { addressTypes } from '../../contract/account/address-type'
import { upstreamFloors } from '../../contract/account/upstream-floor'
import { answerMessages } from '../seed/answer-words'
import { e164 } from './greek-phone'

/** A number, or a text that writes one: the API takes both. */
const numberWritten = (value: unknown) =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value

export const wholeNumber = z.preprocess(numberWritten, z.int())

export const idField = z.preprocess(numberWritten, z.int().positive())

/** An amount in euro that is not negative; also written as `{ amount }`. */
export const moneyField = z.preprocess(
  (value) =>
    numberWritten(
      typeof value === 'object' && value !== null && 'amount' in value ? value.amount : value,
    ),
  z.number().min(0).max(100_000_000),
)

/** A text that must be written; blanks around it do not count. */
export const textField = (most = 255) => z.string().trim().min(1).max(most)

/** A text that may be empty, null or left out; all three are the empty text. */
export const looseText = (most = 255) =>
  z
    .string()
    .trim()
    .max(most)
    .nullish()
    .transform((text) => text ?? '')

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

/** A telephone number that may be empty, null or left out; null is what all three come to. */
export const loosePhone = z.preprocess(
  (value) => (value === '' || value === undefined ? null : value),
  phoneField.nullable(),
)

/** One of some words, or none of them. */
const looseChoice = (words: readonly string[]) =>
  z
    .enum(['', ...words])
    .nullish()
    .transform((word) => word ?? '')

export const floorField = looseChoice(upstreamFloors)
export const locationTypeField = looseChoice(addressTypes)
