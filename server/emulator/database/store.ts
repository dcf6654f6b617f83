import { type Client, createClient, LibsqlError } from '@libsql/client'
import { is, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { drizzle } from 'drizzle-orm/libsql'
import {
  getTableConfig,
  integer,
  type SQLiteColumn,
  SQLiteInteger,
  SQLiteSyncDialect,
  SQLiteTable,
  sqliteTable,
  text,
} from 'drizzle-orm/sqlite-core'
import * as accountTables from './tables/account'
import * as addressTables from './tables/addresses'
import * as authTables from './tables/auth'
import * as blogTables from './tables/blog'
import * as cartTables from './tables/cart'
import * as contactTables from './tables/contact'
import * as geoTables from './tables/geo'
import * as newsletterTables from './tables/newsletter'
import * as notificationTables from './tables/notifications'
import * as orderTables from './tables/orders'
import * as outboxTables from './tables/outbox'
import * as paymentTables from './tables/payments'
import * as privacyTables from './tables/privacy'
import * as productTables from './tables/products'
import * as providerTables from './tables/provider'
import * as searchTables from './tables/search'

/** One row: fingerprint of the seed and the table definitions that the database was filled with. */
export const seedings = sqliteTable('seedings', {
  id: integer().primaryKey(),
  fingerprint: text().notNull(),
})

const quoted = (name: string) => `"${name}"`
const dialect = new SQLiteSyncDialect()

function columnLine(column: ReturnType<typeof getTableConfig>['columns'][number]): string {
  const parts = [quoted(column.name), column.getSQLType()]
  if (column.primary) parts.push('primary key')
  if (is(column, SQLiteInteger) && column.autoIncrement) parts.push('autoincrement')
  if (column.notNull) parts.push('not null')
  if (column.isUnique) parts.push('unique')
  return parts.join(' ')
}

function createTable(table: SQLiteTable): string[] {
  const { name, columns, primaryKeys, indexes, checks } = getTableConfig(table)
  const keys = primaryKeys.map(
    (key) => `primary key (${key.columns.map((column) => quoted(column.name)).join(', ')})`,
  )
  const constraints = checks.map(
    ({ name: constraint, value }) =>
      `constraint ${quoted(constraint)} check (${dialect.sqlToQuery(value.inlineParams()).sql})`,
  )
  const definitions = [...columns.map(columnLine), ...keys, ...constraints].join(', ')
  return [
    `create table if not exists ${quoted(name)} (${definitions})`,
    ...indexes.map(({ config }) => {
      const indexed = config.columns.map((part) => ('name' in part ? quoted(part.name) : ''))
      return `create ${config.unique ? 'unique ' : ''}index if not exists ${quoted(config.name)} on ${quoted(name)} (${indexed.join(', ')})`
    }),
  ]
}

/**
 * DDL of drizzle tables, derived from their definitions. Default values and foreign keys are not
 * supported.
 */
function createStatements(tables: Record<string, unknown>): string[] {
  return tablesOf(tables).flatMap(createTable)
}

function tablesOf(tables: Record<string, unknown>): SQLiteTable[] {
  return Object.values(tables).filter((table): table is SQLiteTable => is(table, SQLiteTable))
}

const tables = {
  seedings,
  ...accountTables,
  ...productTables,
  ...paymentTables,
  ...blogTables,
  ...geoTables,
  ...searchTables,
  ...contactTables,
  ...authTables,
  ...outboxTables,
  ...providerTables,
  ...addressTables,
  ...cartTables,
  ...newsletterTables,
  ...notificationTables,
  ...orderTables,
  ...privacyTables,
}

/** Tables of what belongs to a person, their column `user`. Authors are content, as their posts are. */
export const tablesOfPeople = tablesOf(tables).filter(
  (table): table is SQLiteTable & { user: SQLiteColumn } =>
    'user' in table && table !== blogTables.blogAuthors,
)

/** How long a statement waits for a lock of another process. */
const busyTimeoutMs = 5000

const connect = (client: Client) => drizzle({ client })

export interface Store {
  db: ReturnType<typeof connect>
  /** Drops all tables, creates them again and runs the inserts, in one transaction. */
  refill(inserts: readonly BatchItem<'sqlite'>[]): Promise<void>
  close(): void
}

export const tableStatements = createStatements(tables)

async function dropStatements(client: Client): Promise<string[]> {
  const found = await client.execute(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'",
  )
  return found.rows.map(({ name }) => `drop table "${String(name)}"`)
}

/**
 * Opens the database; `location` is `:memory:` or a `file:` URL. It has no tables until it is
 * seeded.
 */
export async function openStore(location: string): Promise<Store> {
  const client = createClient({ url: location, timeout: busyTimeoutMs })
  if (location !== ':memory:') await client.execute('pragma journal_mode = wal')
  const db = connect(client)
  return {
    db,
    async refill(inserts) {
      const statements = [...(await dropStatements(client)), ...tableStatements]
      await db.batch([
        db.run(sql`select 1`),
        ...statements.map((line) => db.run(sql.raw(line))),
        ...inserts,
      ])
    },
    close: () => client.close(),
  }
}

/**
 * Whether a write violated a constraint, such as a negative stock or a second review of one
 * product. Its transaction is rolled back.
 */
export function isConstraintViolation(problem: unknown): boolean {
  if (problem instanceof LibsqlError) return problem.code.startsWith('SQLITE_CONSTRAINT')
  return problem instanceof Error && problem.cause instanceof LibsqlError
    ? isConstraintViolation(problem.cause)
    : false
}
