import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import { fieldErrors } from './api-error'
import type { QueryParams } from './list-params'
import type { Orderable } from './list-source'
import { answerMessages } from './messages'

/** A query value that is refused, with its message. */
class InvalidValue extends Error {}

/** Converts a query value to a condition; undefined applies no filter. */
export type QueryFilter = (value: string) => SQL | undefined

function parseNumber(value: string): number {
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) {
    throw new InvalidValue(answerMessages.notANumber)
  }
  return number
}

export const isNumber =
  (column: Orderable): QueryFilter =>
  (value) =>
    eq(sql`${column}`, parseNumber(value))

/** Numbers separated by `,` or `_`. */
export function parseNumbers(value: string): number[] {
  return value.split(/[,_]/).map(parseNumber)
}

export const isAtLeast =
  (column: Orderable): QueryFilter =>
  (value) =>
    gte(sql`${column}`, parseNumber(value))

export const isAtMost =
  (column: Orderable): QueryFilter =>
  (value) =>
    lte(sql`${column}`, parseNumber(value))

export const isText =
  (column: Orderable): QueryFilter =>
  (value) =>
    eq(sql`${column}`, value)

/** The moment in the column is at or after this one; what is no time is refused. */
export const isSince =
  (column: Orderable): QueryFilter =>
  (value) => {
    const moment = Date.parse(value)
    if (Number.isNaN(moment)) throw new InvalidValue(answerMessages.notAMoment)
    return gte(sql`${column}`, moment)
  }

/** Boolean filter; a value that is neither true nor false is ignored. */
export const isBoolean =
  (column: Orderable): QueryFilter =>
  (value) => {
    if (/^(true|1)$/i.test(value)) return eq(sql`${column}`, 1)
    return /^(false|0)$/i.test(value) ? eq(sql`${column}`, 0) : undefined
  }

/** Filter by an allowed value. Others are refused. */
export const isChoice =
  (column: Orderable, choices: readonly string[]): QueryFilter =>
  (value) => {
    if (!choices.includes(value)) throw new InvalidValue(answerMessages.notAChoice(value))
    return eq(sql`${column}`, value)
  }

/**
 * The conditions of a query, by parameter; empty values are skipped.
 * @throws ApiError 400 with a message for each invalid parameter
 */
export function filterConditions(
  params: QueryParams,
  filters: Readonly<Record<string, QueryFilter>>,
): SQL | undefined {
  const conditions: (SQL | undefined)[] = []
  const invalid: Record<string, string[]> = {}
  for (const [name, filter] of Object.entries(filters)) {
    const value = params.get(name)
    if (!value) continue
    try {
      conditions.push(filter(value))
    } catch (problem) {
      if (!(problem instanceof InvalidValue)) throw problem
      invalid[name] = [problem.message]
    }
  }
  if (Object.keys(invalid).length > 0) throw fieldErrors(invalid)
  return and(...conditions)
}
