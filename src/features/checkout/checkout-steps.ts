import * as z from 'zod/mini'
import { publicPaths } from '../../../contract/paths/site-paths'
import { howSchema, whereSchema, whoSchema } from './checkout-schemas'
import type { CheckoutValues } from './checkout-values'

/** The steps of an order: who takes it, where it goes, how it is paid. */
export const checkoutSteps = ['who', 'where', 'how'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

const schemas = { who: whoSchema, where: whereSchema, how: howSchema } as const
const fieldsOf = {
  who: Object.keys(whoSchema.shape),
  where: Object.keys(whereSchema.shape),
  how: ['payWay', 'documentType', 'vatNumber'],
} as const satisfies Record<CheckoutStep, readonly string[]>

/** The address of a step, so that Back leads to the one before. */
export function stepPath(step: CheckoutStep): string {
  return `${publicPaths.checkout}?step=${step}`
}

/** The step that an address names; the first where it names none. */
export function namedStep(search: string): CheckoutStep {
  const name = new URLSearchParams(search).get('step')
  return checkoutSteps.find((step) => step === name) ?? 'who'
}

/** The steps that are not filled in as they must be. */
export function openSteps(values: CheckoutValues): CheckoutStep[] {
  return checkoutSteps.filter((step) => !z.safeParse(schemas[step], values).success)
}

/** The step that may be shown: the one asked for, or the first before it that is still open. */
export function allowedStep(asked: CheckoutStep, values: CheckoutValues): CheckoutStep {
  const before = checkoutSteps.slice(0, checkoutSteps.indexOf(asked))
  return before.find((step) => openSteps(values).includes(step)) ?? asked
}

/** The first step that holds one of these fields; null where none does. */
export function stepHolding(fields: readonly string[]): CheckoutStep | null {
  const holds = (step: CheckoutStep) => fieldsOf[step].some((field) => fields.includes(field))
  return checkoutSteps.find(holds) ?? null
}
