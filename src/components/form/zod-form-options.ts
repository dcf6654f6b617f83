import type { $ZodType } from 'zod/v4/core'
import type { FieldErrors } from './find-errors'

/** Why a submitted form was refused, in sentences or messages: by field, and as a whole. */
export interface SubmitProblems {
  fields?: FieldErrors | undefined
  form?: string | undefined
  /** Nothing is wrong with it, and yet it was not sent: somebody has to sign in first. */
  unsent?: boolean
}

export interface ZodFormOptions<Values extends object, Output> {
  /** Its keys are the names of the fields; made with `zod/mini`. */
  schema: $ZodType<Output>
  initialValues: Values
  /** Gets what the schema made of the values; answers with problems, and does not reject. */
  onSubmit: (output: Output) => Promise<SubmitProblems | undefined> | Promise<void>
  initialErrors?: FieldErrors
  initialTouched?: Partial<Record<keyof Values & string, boolean>>
  validateOnMount?: boolean
}
