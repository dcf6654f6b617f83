import * as z from 'zod/mini'
import { parseJson } from '../wire/parse-json'

const shape = 'must be JSON such as {"CREDIT_CARD": "https://pay.example.gr/orders/{uuid}"}'

/** An https address with no other placeholders than those of an order. */
function isPaymentAddress(address: string): boolean {
  const filled = address.replaceAll('{id}', '1').replaceAll('{uuid}', '1')
  if (/[{}]/.test(filled) || !URL.canParse(filled)) return false
  const { protocol, username } = new URL(filled)
  return protocol === 'https:' && !username
}

const paymentAddress = z
  .string('must be an https address')
  .check(
    z.refine(
      isPaymentAddress,
      'must be an https address, in which {id} and {uuid} stand for those of the order',
    ),
  )

/**
 * Addresses of payment pages, as JSON: one for each way to pay, by its code in the API or its
 * `providerCode`.
 */
export const onlinePaymentSettings = z.pipe(
  z.pipe(
    z.string().check(z.refine((written) => isObject(parseJson(written)), shape)),
    z.transform((written: string) => parseJson(written)),
  ),
  z.record(
    z.string().check(z.regex(/^[\w.-]{1,100}$/, 'is no code of a way to pay')),
    paymentAddress,
  ),
)

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
