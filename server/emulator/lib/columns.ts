import { integer, text } from 'drizzle-orm/sqlite-core'
import type { Clock } from '../clock'

/** Translated fields by locale code. */
export type StoredTranslations = Record<string, Record<string, string>>

/** Columns of every entity; times are milliseconds since 1970. */
export const stampColumns = () => ({
  createdAt: integer().notNull(),
  updatedAt: integer().notNull(),
  uuid: text().notNull(),
})

export const translationsColumn = () => text({ mode: 'json' }).$type<StoredTranslations>().notNull()

export const seoColumns = () => ({
  seoTitle: text().notNull(),
  seoDescription: text().notNull(),
  seoKeywords: text().notNull(),
})

/**
 * Position of a node in its tree. `path` lists the ids from the root to the node, e.g. `/1/4/`, so
 * that descendants share its prefix.
 */
export const treeColumns = () => ({
  parent: integer(),
  level: integer().notNull(),
  treeId: integer().notNull(),
  path: text().notNull(),
})

interface StampDeps {
  clock: Clock
  randomBytes(size: number): Uint8Array
}

/** A random UUID (version 4). */
function newUuid({ randomBytes }: StampDeps): string {
  const bytes = Buffer.from(randomBytes(16))
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [8, 12, 16, 20, 32].map((end, at) => hex.slice([0, 8, 12, 16, 20][at], end)).join('-')
}

/** Stamp columns of a new row. */
export function newStamps(deps: StampDeps) {
  const now = deps.clock.now().getTime()
  return { createdAt: now, updatedAt: now, uuid: newUuid(deps) }
}
