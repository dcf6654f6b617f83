import type * as z from 'zod'

interface Problem {
  path: readonly PropertyKey[]
  message: string
}

type Nested = string[] | Nested[] | { [name: string]: Nested }

/**
 * Reasons in the shape of the body they belong to: `{ phone: ['…'] }`,
 * `{ translations: { el: { content: ['…'] } } }`, `{ items: [{}, { quantity: ['…'] }] }`, and
 * `nonFieldErrors` for the whole.
 */
export function nestedErrors(issues: readonly z.core.$ZodIssue[]): Record<string, Nested> {
  const whole = shaped(issues.map(({ path, message }) => ({ path, message })))
  return Array.isArray(whole) ? { nonFieldErrors: whole } : whole
}

function shaped(problems: readonly Problem[]): Nested {
  const here = problems.filter(({ path }) => path.length === 0).map(({ message }) => message)
  const below = new Map<PropertyKey, Problem[]>()
  for (const { path, message } of problems) {
    const [step, ...rest] = path
    if (step === undefined) continue
    below.set(step, [...(below.get(step) ?? []), { path: rest, message }])
  }
  if (below.size === 0) return here
  const places = [...below.keys()]
  if (!places.every((place) => typeof place === 'number')) {
    return Object.fromEntries(
      places.map((place) => [String(place), shaped(below.get(place) ?? [])]),
    )
  }
  const rows = Array.from({ length: Math.max(...places) + 1 }).keys()
  return [...rows].map((at) => (below.has(at) ? shaped(below.get(at) ?? []) : {}))
}
