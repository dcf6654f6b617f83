import { type Client, createClient } from '@libsql/client'
import { sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { drizzle } from 'drizzle-orm/libsql'
import * as addressTables from './address-tables'
import * as authTables from './auth-tables'
import * as blogTables from './blog-tables'
import * as cartTables from './cart-tables'
import * as contactTables from './contact-tables'
import { createStatements } from './create-tables'
import * as notificationTables from './notification-tables'
import * as orderTables from './order-tables'
import * as outboxTables from './outbox-tables'
import * as peopleTables from './people-tables'
import * as placedOrderTables from './placed-order-tables'
import * as providerTables from './provider-tables'
import * as searchTables from './search-tables'
import * as seedTables from './seed-tables'
import * as shopTables from './shop-tables'
import * as uploadTables from './upload-tables'

const tables = {
  ...seedTables,
  ...peopleTables,
  ...shopTables,
  ...blogTables,
  ...orderTables,
  ...searchTables,
  ...contactTables,
  ...authTables,
  ...outboxTables,
  ...providerTables,
  ...addressTables,
  ...cartTables,
  ...notificationTables,
  ...placedOrderTables,
  ...uploadTables,
}

/** How long a statement waits for another process that holds the file. */
const busyTimeoutMs = 5000

const connect = (client: Client) => drizzle({ client })

/** The emulator's database. */
export interface Store {
  db: ReturnType<typeof connect>
  /** Throws away all that is there, makes the tables and runs the inserts: all of it or nothing. */
  refill(inserts: readonly BatchItem<'sqlite'>[]): Promise<void>
  close(): void
}

/** The statements that make all tables: the shape of the store. */
export const tableStatements = createStatements(tables)

async function dropStatements(client: Client): Promise<string[]> {
  const found = await client.execute(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'",
  )
  return found.rows.map(({ name }) => `drop table "${String(name)}"`)
}

/**
 * Opens the database; `location` is `:memory:` or a `file:` address. It has no tables until it is
 * planted.
 */
export async function openStore(location: string): Promise<Store> {
  const client = createClient({ url: location, timeout: busyTimeoutMs })
  if (location !== ':memory:') await client.execute('pragma journal_mode = wal')
  const db = connect(client)
  return {
    db,
    async refill(inserts) {
      const lines = [...(await dropStatements(client)), ...tableStatements]
      await db.batch([
        db.run(sql`select 1`),
        ...lines.map((line) => db.run(sql.raw(line))),
        ...inserts,
      ])
    },
    close: () => client.close(),
  }
}
