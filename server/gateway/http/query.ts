import * as z from 'zod/mini'
import { largestPageSize } from '#contract/wire/page'
import { asLine } from '#contract/wire/written-text'
import { pagingTypes } from '#upstream/api'
import { GatewayError, invalidFields } from '../lib/gateway-error'
import type { RouteContext } from './route-env'

/** One query value of the browser, as the upstream should get it. */
type QueryRule = z.ZodMiniType<string, string>

/** The query keys of a route; any other key is dropped. */
export type QueryRules = Readonly<Record<string, QueryRule>>

const wholeText = z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'must be a positive whole number'))
export const idText = wholeText
export const numberText = z.string().check(z.regex(/^\d{1,9}(\.\d{1,4})?$/))
export const booleanText = z.enum(['true', 'false'])
export const statusText = z.enum(['NEW', 'TRUE', 'FALSE'])
export const countryText = z.string().check(z.regex(/^[A-Z]{2}$/))
export const slugText = z.string().check(z.regex(/^[-\w]{1,255}$/))
/** Several ids, joined as the upstream wants them. */
export const underscoredIds = z.string().check(z.regex(/^[1-9]\d{0,14}(_[1-9]\d{0,14}){0,49}$/))
export const commaIds = z.string().check(z.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,49}$/))
/** A comment whose replies are wanted, or `none` for comments that are no replies. */
export const parentText = z.union([idText, z.literal('none')])
/** Typed text, at most 200 characters. */
export const typedText = z.string().check(asLine, z.maxLength(200))
export const languageText = z.string().check(z.regex(/^[a-z]{2}(-[A-Za-z]{2,4})?$/))

/**
 * A comma list of fields, `-` before one reverses the order. Unknown fields are refused here: the
 * upstream would answer 500.
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

const capped = z.pipe(
  wholeText,
  z.transform((text) => String(Math.min(Number(text), largestPageSize))),
)

/** Paging keys of every list; the upstream spells the types differently. */
export const pageRules = {
  pagination: booleanText,
  paginationType: z.pipe(
    z.enum(['pageNumber', 'limitOffset', 'cursor']),
    z.transform((type) => pagingTypes[type]),
  ),
  page: wholeText,
  pageSize: capped,
  limit: capped,
  offset: z.string().check(z.regex(/^\d{1,9}$/)),
  cursor: z.string().check(z.regex(/^[\w+/=%-]{1,500}$/)),
} as const satisfies QueryRules

/** Texts that some clients write where they have no value. */
const noValue = new Set(['', 'null', 'undefined'])

/** Keys that are repeated for each value, as the upstream refuses a list of values. */
const repeatedKeys = new Set(['tags'])

const noQuery = new URLSearchParams()

/**
 * The query for the upstream: the keys of `rules` only, the first value of each.
 * @throws GatewayError 400 with the keys whose value is not valid
 */
export function readQuery(c: RouteContext, rules: QueryRules): URLSearchParams {
  const given = c.req.url.includes('?') ? new URL(c.req.url).searchParams : noQuery
  const query = new URLSearchParams()
  const faults: { key: string; message: string }[] = []
  for (const [key, rule] of Object.entries(rules)) {
    const value = given.getAll(key).find((text) => !noValue.has(text.trim()))
    if (value === undefined) continue
    const parsed = z.safeParse(rule, value)
    if (parsed.success) addTo(query, key, parsed.data)
    else faults.push({ key, message: parsed.error.issues[0]?.message ?? 'is not valid' })
  }
  if (faults.length === 0) return query
  throw new GatewayError(400, {
    data: invalidFields(faults.map(({ key }) => key)),
    reason: faults.map(({ key, message }) => `${key} ${message}`).join('; '),
  })
}

/** Keys that the upstream spells in another way; besides, it refuses `parent=none`. */
const upstreamKeys: Readonly<Record<string, string>> = { isApproved: 'approved' }

function addTo(query: URLSearchParams, key: string, value: string): void {
  if (key === 'parent' && value === 'none') {
    query.append('parent__isnull', 'true')
    return
  }
  const values = repeatedKeys.has(key) ? value.split(',') : [value]
  for (const one of values) query.append(upstreamKeys[key] ?? key, one)
}

/**
 * The same as text, with its question mark.
 * @param pageSize rows per page where the query has none
 * @param forced values that the gateway sets
 */
export function readPageQuery(
  c: RouteContext,
  rules: QueryRules,
  pageSize: number,
  forced: Readonly<Record<string, string>> = {},
): string {
  const query = readQuery(c, rules)
  for (const [key, value] of Object.entries(forced)) query.set(key, value)
  if (!query.has('pageSize') && query.get('pagination') !== 'false') {
    query.set('pageSize', String(pageSize))
  }
  return queryText(query)
}

/** With its question mark, or nothing. */
export function queryText(query: URLSearchParams): string {
  const text = query.toString()
  return text ? `?${text}` : ''
}

/** `:id` of a path: a positive whole number, in one spelling. */
export const id = ':id{[1-9][0-9]{0,14}}' as const

/** `:uuid` of a path. */
export const uuid =
  ':uuid{[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}}' as const
