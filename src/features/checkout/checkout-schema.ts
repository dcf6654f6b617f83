import * as z from 'zod/mini'
import { recipientRules } from '#components/address/recipient-rules'
import { emailRule, lineRule, textAreaRule } from '#components/form/text-rules'
import { because, type FormValues } from '#components/form/validation'
import type { SessionUser } from '#contract/account/user-account'
import { publicPaths } from '#contract/paths/site-paths'
import { chosenDocumentTypes } from '#contract/shop/order'
import { longestCustomerNotes } from '#contract/shop/order-creation'
import { greekVatNumber, normalVatNumber } from '#contract/shop/vat-number'
import { checkoutMessages } from './checkout-messages'

/** All form values as text; the tab's draft has the same shape. */
export const emptyCheckout = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  country: 'GR',
  region: '',
  street: '',
  streetNumber: '',
  city: '',
  place: '',
  zipcode: '',
  floor: '',
  locationType: '',
  customerNotes: '',
  payWay: '',
  documentType: 'RECEIPT',
  vatNumber: '',
}
export type CheckoutValues = Record<keyof typeof emptyCheckout, string>

type Buyer = Pick<SessionUser, 'firstName' | 'lastName' | 'email' | 'phone'>

/** Initial values: the account's data, overridden by the draft. */
export function startingValues(user: Buyer, draft: FormValues): CheckoutValues {
  const { firstName, lastName, email, phone } = user
  const known = { ...emptyCheckout, firstName, lastName, email, phone: phone ?? '' }
  const kept = Object.entries(draft).filter(
    ([name, value]) => Object.hasOwn(known, name) && typeof value === 'string',
  )
  return { ...known, ...Object.fromEntries(kept) }
}

const { firstName, lastName, phone, ...place } = recipientRules
const chosen = z.string().check(z.refine((value) => value !== '', because('validation.choose')))

/** Characters of the notes that are kept for tax number, area, floor and kind of the address. */
const roomForOtherLines = 200
const longestPlace = 80
const longestVatNumber = 30

/** First step: the recipient. */
export const whoSchema = z.object({
  firstName,
  lastName,
  email: emailRule,
  phone,
})

/** Second step: the address and notes for the courier. */
export const whereSchema = z.object({
  ...place,
  place: lineRule({ least: 0, most: longestPlace }),
  customerNotes: textAreaRule({ least: 0, most: longestCustomerNotes - roomForOtherLines }),
})

const payment = z.object({
  payWay: chosen.check(z.regex(/^[1-9]\d*$/)),
  documentType: z.enum(chosenDocumentTypes),
  vatNumber: lineRule({ least: 0, most: longestVatNumber }, z.overwrite(normalVatNumber)),
})

/** Third step: payment. An invoice needs a Greek tax number, in any format: the API issues no other. */
export const howSchema = payment.check(
  z.refine(
    ({ documentType, vatNumber }) => documentType === 'RECEIPT' || greekVatNumber.test(vatNumber),
    {
      path: ['vatNumber'],
      error: checkoutMessages.text('rules.vatNumber'),
    },
  ),
)

export type WhereForm = z.output<typeof whereSchema>
export type HowForm = z.output<typeof howSchema>

/** The steps: recipient, address, payment. */
export const checkoutSteps = ['who', 'where', 'how'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

const schemas = { who: whoSchema, where: whereSchema, how: howSchema } as const
const fieldsOf = {
  who: Object.keys(whoSchema.shape),
  where: Object.keys(whereSchema.shape),
  how: ['payWay', 'documentType', 'vatNumber'],
} as const satisfies Record<CheckoutStep, readonly string[]>

/** URL of a step, so that the Back button leads to the previous one. */
export function stepPath(step: CheckoutStep): string {
  return `${publicPaths.checkout}?step=${step}`
}

/** The step named in the URL's query, `who` by default. */
export function stepInQuery(search: string): CheckoutStep {
  const name = new URLSearchParams(search).get('step')
  return checkoutSteps.find((step) => step === name) ?? 'who'
}

/** The steps whose values are not valid yet. */
export function incompleteSteps(values: CheckoutValues): CheckoutStep[] {
  return checkoutSteps.filter((step) => !z.safeParse(schemas[step], values).success)
}

/** The requested step, or the first incomplete one before it. */
export function allowedStep(submitted: CheckoutStep, values: CheckoutValues): CheckoutStep {
  const before = checkoutSteps.slice(0, checkoutSteps.indexOf(submitted))
  return before.find((step) => incompleteSteps(values).includes(step)) ?? submitted
}

/** The first step with one of these fields; null if none. */
export function stepWithField(fields: readonly string[]): CheckoutStep | null {
  const holds = (step: CheckoutStep) => fieldsOf[step].some((field) => fields.includes(field))
  return checkoutSteps.find(holds) ?? null
}
