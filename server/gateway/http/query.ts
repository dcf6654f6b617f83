import * as z from 'zod/mini'
import type { QueryRules } from '#contract/wire/query-rules'
import { pagingTypes } from '#upstream/api'
import { GatewayError, invalidFields } from '../lib/gateway-error'
import type { RouteContext } from './route-env'

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
  if (key === 'paginationType') {
    query.append(key, pagingTypes[value as keyof typeof pagingTypes])
    return
  }
  const values = repeatedKeys.has(key) ? value.split(',') : [value]
  for (const one of values) query.append(upstreamKeys[key] ?? key, one)
}

/**
 * The same for a list.
 * @param pageSize rows per page where the query has none
 * @param forced values that the gateway sets
 */
export function readPageQuery(
  c: RouteContext,
  rules: QueryRules,
  pageSize: number,
  forced: Readonly<Record<string, string>> = {},
): URLSearchParams {
  const query = readQuery(c, rules)
  for (const [key, value] of Object.entries(forced)) query.set(key, value)
  if (!query.has('pageSize') && query.get('pagination') !== 'false') {
    query.set('pageSize', String(pageSize))
  }
  return query
}
