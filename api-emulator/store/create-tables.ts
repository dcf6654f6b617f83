import { is } from 'drizzle-orm'
import {
  getTableConfig,
  SQLiteInteger,
  SQLiteSyncDialect,
  SQLiteTable,
} from 'drizzle-orm/sqlite-core'

const quoted = (name: string) => `"${name}"`
const dialect = new SQLiteSyncDialect()

function columnLine(column: ReturnType<typeof getTableConfig>['columns'][number]): string {
  const words = [quoted(column.name), column.getSQLType()]
  if (column.primary) words.push('primary key')
  if (is(column, SQLiteInteger) && column.autoIncrement) words.push('autoincrement')
  if (column.notNull) words.push('not null')
  if (column.isUnique) words.push('unique')
  return words.join(' ')
}

function createTable(table: SQLiteTable): string[] {
  const { name, columns, primaryKeys, indexes, checks } = getTableConfig(table)
  const keys = primaryKeys.map(
    (key) => `primary key (${key.columns.map((column) => quoted(column.name)).join(', ')})`,
  )
  const laws = checks.map(
    ({ name: law, value }) =>
      `constraint ${quoted(law)} check (${dialect.sqlToQuery(value.inlineParams()).sql})`,
  )
  const lines = [...columns.map(columnLine), ...keys, ...laws].join(', ')
  return [
    `create table if not exists ${quoted(name)} (${lines})`,
    ...indexes.map(({ config }) => {
      const deps = config.columns.map((part) => ('name' in part ? quoted(part.name) : ''))
      return `create ${config.unique ? 'unique ' : ''}index if not exists ${quoted(config.name)} on ${quoted(name)} (${deps.join(', ')})`
    }),
  ]
}

/**
 * The statements that create a room of tables, read off the drizzle tables themselves so that the
 * two cannot part. Default values and foreign keys are not used in this store.
 */
export function createStatements(tables: Record<string, unknown>): string[] {
  return tablesOf(tables).flatMap(createTable)
}

function tablesOf(tables: Record<string, unknown>): SQLiteTable[] {
  return Object.values(tables).filter((table): table is SQLiteTable => is(table, SQLiteTable))
}
