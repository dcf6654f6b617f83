import type { FieldError } from './validation'

/**
 * Rule for a number, or a numeric text, between two bounds; empty values pass. The message keys are
 * swapped on purpose, as in the form that this shop replaces: below the minimum gives
 * `validation.max`, above the maximum `validation.min`.
 * @returns the error; undefined for a value within the bounds
 */
export function numberBounds(min: number, max: number): (value: unknown) => FieldError | undefined {
  return (value) => {
    if (value === '' || value === null || value === undefined) return undefined
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    if (typeof number !== 'number' || Number.isNaN(number)) return { key: 'Invalid input' }
    if (number < min) return { key: 'validation.max', values: { max } }
    if (number > max) return { key: 'validation.min', values: { min } }
    return undefined
  }
}
