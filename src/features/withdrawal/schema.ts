import * as z from 'zod/mini'
import { emailRule, lineRule, nameRule, textAreaRule } from '#components/form/text-rules'
import { contactLimits } from '#contract/contact/contact-message'
import { type Withdrawal, withdrawalLimits } from '#contract/withdrawal/withdrawal'
import { withdrawalMessages } from './messages'

/** What a statement is about: the whole order, or some of its products. */
export const withdrawalScopes = ['all', 'some'] as const

const { orderNumber, items } = withdrawalLimits
const { name } = contactLimits
const { errors } = withdrawalMessages.words

/**
 * The form of the first step, with the limits of `POST /api/withdrawals`.
 * @param today the date in Athens, `YYYY-MM-DD`
 */
export function withdrawalFormSchema(today: () => string) {
  return z
    .object({
      orderNumber: lineRule({ most: orderNumber.max }),
      name: nameRule({ least: name.min, most: name.max }),
      email: emailRule,
      scope: z.enum(withdrawalScopes),
      items: textAreaRule({ least: 0, most: items.max }),
      receivedOn: z
        .string()
        .check(
          z.refine((date) => date === '' || (isDate(date) && date <= today()), errors.receivedOn),
        ),
    })
    .check(
      z.refine(({ scope, items }) => scope === 'all' || items !== '', {
        error: errors.items,
        path: ['items'],
        // Shown together with the errors of other fields.
        when: () => true,
      }),
    )
}

/** The earliest date that a parcel of the shop can have arrived. */
const earliest = '2000-01-01'

const isDate = (text: string) => z.safeParse(z.iso.date(), text).success && text >= earliest

/** Values of the form as it leaves its schema. */
export type StatementValues = z.output<ReturnType<typeof withdrawalFormSchema>>

/** Initial values of the form. */
export const emptyStatement = {
  orderNumber: '',
  name: '',
  email: '',
  scope: 'all',
  items: '',
  receivedOn: '',
}

/** The statement that these values make; a whole order names no products. */
export function statementOf({ scope, items, ...values }: StatementValues): Withdrawal {
  return { ...values, items: scope === 'all' ? '' : items }
}
