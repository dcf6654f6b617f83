import * as z from 'zod/mini'
import type { FieldErrors } from '#components/form/validation'
import { type CheckoutValues, whereSchema, whoSchema } from './checkout-schema'

export const checkoutSteps = ['who', 'where', 'how'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

const fieldsOf: Record<CheckoutStep, readonly string[]> = {
  who: Object.keys(whoSchema.shape),
  where: Object.keys(whereSchema.shape),
  how: ['payWay', 'documentType', 'vatNumber'],
}

/** The requested step, or the first one before it that is not complete. */
export function allowedStep(requested: CheckoutStep, values: CheckoutValues): CheckoutStep {
  const isOpen = { who: true, where: isWho(values), how: isWho(values) && isWhere(values) }
  if (isOpen[requested]) return requested
  return isOpen.where ? 'where' : 'who'
}

const isWho = (values: CheckoutValues) => z.safeParse(whoSchema, values).success
const isWhere = (values: CheckoutValues) => z.safeParse(whereSchema, values).success

/** The first step with one of these fields; null if none. */
export function stepWithField(fields: readonly string[]): CheckoutStep | null {
  const holds = (step: CheckoutStep) => fieldsOf[step].some((field) => fields.includes(field))
  return checkoutSteps.find(holds) ?? null
}

export function errorsOfStep(step: CheckoutStep, errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => fieldsOf[step].includes(name)),
  )
}

/** The values as they will be sent, where the step is complete: as typed elsewhere. */
export function normalValues(values: CheckoutValues): CheckoutValues {
  const { data: recipient } = z.safeParse(whoSchema, values)
  const { data: place } = z.safeParse(whereSchema, values)
  return { ...values, ...recipient, ...place }
}
