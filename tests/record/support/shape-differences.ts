type Shapes = Readonly<Record<string, unknown>>
type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value

const envelope = {
  links: { next: 'null|string', previous: 'null|string' },
  count: 'number',
  totalPages: 'number',
  pageSize: 'number',
  pageTotalResults: 'number',
  'page?': 'number',
}

/**
 * Differences of a value from a recorded shape in the notation of `recorded-api.json`, without
 * repetitions.
 */
export function shapeDifferences(
  shapes: Shapes,
  shape: unknown,
  value: unknown,
  place = 'body',
): string[] {
  if (Array.isArray(shape)) return ofList(shapes, shape, value, place)
  if (isFields(shape)) return ofFields(shapes, shape, value, place)
  const text = String(shape)
  if (text.startsWith('@')) return shapeDifferences(shapes, shapes[text.slice(1)], value, place)
  if (text.split('|').includes(typeOf(value))) return []
  return [`${place} is ${typeOf(value)}, recorded ${text}`]
}

function ofList(shapes: Shapes, [item]: unknown[], value: unknown, place: string): string[] {
  if (!Array.isArray(value)) return [`${place} is ${typeOf(value)}, recorded a list`]
  if (item === undefined) return []
  const all = value.flatMap((one) => shapeDifferences(shapes, item, one, `${place}[]`))
  return [...new Set(all)]
}

function ofFields(shapes: Shapes, shape: Fields, value: unknown, place: string): string[] {
  if (Array.isArray(shape.oneOf)) return ofOneOf(shapes, shape.oneOf, value, place)
  if ('page of' in shape) {
    return ofFields(shapes, { ...envelope, results: [shape['page of']] }, value, place)
  }
  if (!isFields(value)) return [`${place} is ${typeOf(value)}, recorded an object`]
  const wanted = new Map(
    Object.entries(shape).map(([key, inner]) => [key.replace(/\?$/, ''), inner]),
  )
  const any = wanted.get('*')
  const isCut = '…' in shape
  const found = Object.entries(value).flatMap(([key, inner]) => {
    const known = wanted.has(key) ? wanted.get(key) : any
    if (known === undefined) return isCut ? [] : [`${place}.${key} is not in the record`]
    return shapeDifferences(shapes, known, inner, `${place}.${key}`)
  })
  const missing = Object.keys(shape)
    .filter((key) => !['*', '…'].includes(key) && !key.endsWith('?') && !(key in value))
    .map((key) => `${place}.${key} is missing`)
  return [...found, ...missing]
}

function ofOneOf(shapes: Shapes, variants: unknown[], value: unknown, place: string): string[] {
  const each = variants.map((variant) => shapeDifferences(shapes, variant, value, place))
  return each.reduce((least, next) => (next.length < least.length ? next : least))
}

/** Names of values that are secret, new each time, or depend on settings. */
const veiled = ['secret', 'totp_url', 'totp_svg', 'session_token', 'access_token', 'providers']

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** An error in the form of the record: without secrets, figures and ids as `#`, names as `'…'`. */
export function asRecorded(value: unknown, key = ''): unknown {
  if (veiled.includes(key)) return `<${key}>`
  if (Array.isArray(value)) return value.map((one) => asRecorded(one))
  if (isFields(value)) {
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, asRecorded(v, k)]))
  }
  if (typeof value !== 'string' || ['id', 'html', 'code'].includes(key)) return value
  return value
    .replace(uuid, '#')
    .replace(/'[^']*'/g, "'…'")
    .replace(/\d+/g, '#')
}
