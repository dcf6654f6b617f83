import type { FieldErrors } from '../../../components/form/find-errors'
import type { CheckoutStep } from '../checkout-steps'
import type { CheckoutValues } from '../checkout-values'

/** What every step of an order is given. */
export interface StepProps {
  values: CheckoutValues
  /** What the shop refused, by field. */
  refused: FieldErrors
  /** The step appeared because the person moved on to it. */
  focused: boolean
  onValues: (values: Partial<CheckoutValues>) => void
  onOpen: (step: CheckoutStep) => void
}
