import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import { fieldErrors } from '../answers/api-error'
import { answerMessages } from '../seed/answer-words'
import type { Orderable } from './list-source'
import type { QueryWords } from './query-words'

/** A value of the query that the API refuses, with the reason for the person who asked. */
class RefusedValue extends Error {}

/** Turns a value of the query into a condition; undefined means that it does not narrow the list. */
export type QueryFilter = (value: string) => SQL | undefined

function numberIn(value: string): number {
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) {
    throw new RefusedValue(answerMessages.notANumber)
  }
  return number
}

/** The column has this number. */
export const isNumber =
  (column: Orderable): QueryFilter =>
  (value) =>
    eq(sql`${column}`, numberIn(value))

/** Whole numbers written with `,` or `_` between them. */
export function numbersIn(value: string): number[] {
  return value.split(/[,_]/).map(numberIn)
}

export const isAtLeast =
  (column: Orderable): QueryFilter =>
  (value) =>
    gte(sql`${column}`, numberIn(value))

export const isAtMost =
  (column: Orderable): QueryFilter =>
  (value) =>
    lte(sql`${column}`, numberIn(value))

export const isText =
  (column: Orderable): QueryFilter =>
  (value) =>
    eq(sql`${column}`, value)

/** The column is this truth; a word that is neither `true` nor `false` does not narrow the list. */
export const isTruth =
  (column: Orderable): QueryFilter =>
  (value) => {
    if (/^(true|1)$/i.test(value)) return eq(sql`${column}`, 1)
    return /^(false|0)$/i.test(value) ? eq(sql`${column}`, 0) : undefined
  }

/** The column has one of the allowed words; another word is refused. */
export const isChoice =
  (column: Orderable, choices: readonly string[]): QueryFilter =>
  (value) => {
    if (!choices.includes(value)) throw new RefusedValue(answerMessages.notAChoice(value))
    return eq(sql`${column}`, value)
  }

/**
 * The conditions that a query sets, by the name of its words; empty values set none. Values of the
 * wrong kind are 400 with a message for each field.
 */
export function conditionsOf(
  words: QueryWords,
  filters: Readonly<Record<string, QueryFilter>>,
): SQL | undefined {
  const conditions: (SQL | undefined)[] = []
  const refused: Record<string, string[]> = {}
  for (const [name, filter] of Object.entries(filters)) {
    const value = words.get(name)
    if (!value) continue
    try {
      conditions.push(filter(value))
    } catch (problem) {
      if (!(problem instanceof RefusedValue)) throw problem
      refused[name] = [problem.message]
    }
  }
  if (Object.keys(refused).length > 0) throw fieldErrors(refused)
  return and(...conditions)
}
