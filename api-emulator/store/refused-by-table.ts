import { LibsqlError } from '@libsql/client'

/**
 * Whether a write failed because the tables do not allow what it says: a stock below zero, a second
 * review of one product. Everything that was to be written with it is undone.
 */
export function isRefusedByTable(problem: unknown): boolean {
  if (problem instanceof LibsqlError) return problem.code.startsWith('SQLITE_CONSTRAINT')
  return problem instanceof Error && problem.cause instanceof LibsqlError
    ? isRefusedByTable(problem.cause)
    : false
}
