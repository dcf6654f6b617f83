import * as z from 'zod/mini'
import { largestPageSize } from '../../contract/wire/page'
import { plainLine } from '../../contract/wire/written-text'

/** One query value of the browser, as the upstream should get it. */
type QueryRule = z.ZodMiniType<string, string>

/** The query keys of a route; any other key is dropped. */
export type QueryRules = Readonly<Record<string, QueryRule>>

const wholeText = (message = 'must be a positive whole number') =>
  z.string().check(z.regex(/^[1-9]\d{0,14}$/, message))

export const idText = wholeText()
export const numberText = z.string().check(z.regex(/^\d{1,9}(\.\d{1,4})?$/))
export const booleanText = z.enum(['true', 'false'])
export const statusText = z.enum(['NEW', 'TRUE', 'FALSE'])
export const countryText = z.string().check(z.regex(/^[A-Z]{2}$/))
export const slugText = z.string().check(z.regex(/^[-\w]{1,255}$/))
/** Several ids, joined as the upstream wants them. */
export const underscoredIds = z.string().check(z.regex(/^[1-9]\d{0,14}(_[1-9]\d{0,14}){0,49}$/))
export const commaIds = z.string().check(z.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,49}$/))
/** The comment whose replies are wanted, or `none` for those that answer nobody. */
export const parentText = z.union([idText, z.literal('none')])
/** What a person typed: no characters that nobody sees, not longer than anybody types. */
export const typedText = z.string().check(z.maxLength(200), plainLine())
export const languageText = z.string().check(z.regex(/^[a-z]{2}(-[A-Za-z]{2,4})?$/))

/**
 * A comma list of fields, `-` before one turns the order round. Unknown fields are refused here:
 * the upstream would answer 500.
 */
export function orderingOf(fields: readonly string[]): QueryRule {
  return z.string().check(
    z.refine(
      (text) => {
        const parts = text.split(',')
        return parts.length <= 5 && parts.every((part) => fields.includes(part.replace(/^-/, '')))
      },
      `must be one of ${fields.join(', ')}`,
    ),
  )
}

const upstreamPaginationTypes: Record<string, string> = {
  pageNumber: 'page_number',
  limitOffset: 'limit_offset',
  cursor: 'cursor',
}

const capped = z.pipe(
  wholeText(),
  z.transform((text) => String(Math.min(Number(text), largestPageSize))),
)

/** Keys by which every list is cut into pages; the upstream spells their types its own way. */
export const pageRules = {
  pagination: booleanText,
  paginationType: z.pipe(
    z.enum(['pageNumber', 'limitOffset', 'cursor']),
    z.transform((type) => upstreamPaginationTypes[type] ?? type),
  ),
  page: wholeText(),
  pageSize: capped,
  limit: capped,
  offset: z.string().check(z.regex(/^\d{1,9}$/)),
  cursor: z.string().check(z.regex(/^[\w+/=%-]{1,500}$/)),
} as const satisfies QueryRules

/** Texts that some clients write where they have no value. */
const noValue = new Set(['', 'null', 'undefined'])

export interface QueryFault {
  key: string
  message: string
}

/** Keys that the upstream wants once for each value; it refuses a list of values. */
const repeatedKeys = new Set(['tags'])

function addTo(query: URLSearchParams, key: string, value: string): void {
  const values = repeatedKeys.has(key) ? value.split(',') : [value]
  for (const one of values) query.append(key, one)
}

/** The query for the upstream: listed keys only, the first value of each, checked. */
export function readQuery(
  rules: QueryRules,
  given: URLSearchParams,
): { query: URLSearchParams; faults: QueryFault[] } {
  const query = new URLSearchParams()
  const faults: QueryFault[] = []
  for (const [key, rule] of Object.entries(rules)) {
    const value = given.getAll(key).find((text) => !noValue.has(text.trim()))
    if (value === undefined) continue
    const parsed = z.safeParse(rule, value)
    if (parsed.success) addTo(query, key, parsed.data)
    else faults.push({ key, message: parsed.error.issues[0]?.message ?? 'is not valid' })
  }
  return { query, faults }
}
