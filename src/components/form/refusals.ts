import type { FieldErrors } from './find-errors'

/** What a server refused; it holds as long as the refused value stands. */
export type Refusals = Readonly<Record<string, { value: unknown; error: string }>>

/** Remembers the errors of a server together with the values that they are about. */
export function refusalsOf(errors: FieldErrors, values: object): Refusals {
  const named = Object.entries(errors).filter(([name]) => Object.hasOwn(values, name))
  return Object.fromEntries(
    named.map(([name, error]) => [name, { value: Reflect.get(values, name), error }]),
  )
}

/** The refusals that still hold. */
export function statusErrors(refusals: Refusals, values: object): FieldErrors {
  const status = Object.entries(refusals).filter(
    ([name, { value }]) => Reflect.get(values, name) === value,
  )
  return Object.fromEntries(status.map(([name, { error }]) => [name, error]))
}

/** The first error that no field of the form can show. */
export function homelessError(errors: FieldErrors, values: object): string | undefined {
  return Object.entries(errors).find(([name]) => !Object.hasOwn(values, name))?.[1]
}
