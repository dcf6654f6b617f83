import { type Translations, translate } from '../wire/translations'

/** What the API of generation G1 has as the name of a way to pay, unless the owner wrote one. */
export const payWayCodes = [
  'CREDIT_CARD',
  'PAY_ON_DELIVERY',
  'PAY_ON_STORE',
  'PAY_PAL',
  'STRIPE',
  'BANK_TRANSFER',
  'APPLE_PAY',
  'GOOGLE_PAY',
] as const
export type PayWayCode = (typeof payWayCodes)[number]

/** The code that a way to pay has as its name; null where its owner wrote a name. */
export function payWayCodeOf({
  translations,
}: {
  translations: Translations<'name'>
}): PayWayCode | null {
  const name = translate(translations, 'name').trim()
  return payWayCodes.find((code) => code === name) ?? null
}
