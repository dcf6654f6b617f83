import type { Message } from '../message'

/**
 * Checks that a number, or text that is one, lies between two bounds; empty values pass
 *. The keys are swapped on purpose (R260, R261): what is below the
 * minimum answers `validation.max`, what is above the maximum `validation.min`.
 */
export function minMax(min: number, max: number): (value: unknown) => Message | undefined {
  return (value) => {
    if (value === '' || value === null || value === undefined) return undefined
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    if (typeof number !== 'number' || Number.isNaN(number)) return { key: 'Invalid input' }
    if (number < min) return { key: 'validation.max', values: { max } }
    if (number > max) return { key: 'validation.min', values: { min } }
    return undefined
  }
}
