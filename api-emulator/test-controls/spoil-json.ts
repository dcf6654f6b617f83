type JsonObject = Record<string, unknown>

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEnvelope = (value: unknown): value is JsonObject & { results: unknown[] } =>
  isObject(value) && Array.isArray(value.results)

/** A list without items: an empty array or an envelope that counts none. Other JSON stays. */
export function withoutItems(json: unknown): unknown {
  if (Array.isArray(json)) return []
  if (!isEnvelope(json)) return json
  const links = { next: null, previous: null }
  return { ...json, links, count: 0, totalPages: 1, pageTotalResults: 0, results: [] }
}

/** A list that lost the second half of its items while its count says all. Other JSON stays. */
export function withHalfOfItems(json: unknown): unknown {
  if (Array.isArray(json)) return firstHalf(json)
  return isEnvelope(json) ? { ...json, results: firstHalf(json.results) } : json
}

function firstHalf(items: readonly unknown[]): unknown[] {
  return items.slice(0, Math.floor(items.length / 2))
}

/** Valid JSON of another shape: numbers and truths become words and all translations are lost. */
export function inWrongShape(json: unknown): unknown {
  if (typeof json === 'number' || typeof json === 'boolean') return `about ${json}`
  if (Array.isArray(json)) return json.map(inWrongShape)
  if (!isObject(json)) return json
  const fields = Object.entries(json).map(([name, value]) => [
    name,
    name === 'translations' ? null : inWrongShape(value),
  ])
  return Object.fromEntries(fields)
}
