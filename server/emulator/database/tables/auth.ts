import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { SessionState } from '../session-state'

/**
 * Credentials: an argon2 hash, or null without a usable password. Times are milliseconds since
 * 1970. `lastLoginAt` is null until the first sign-in.
 */
export const credentials = sqliteTable('credentials', {
  user: integer().primaryKey(),
  passwordHash: text(),
  lastLoginAt: integer(),
})

/** E-mail addresses in lower case. One is primary; a verified one belongs to one account. */
export const emailAddresses = sqliteTable(
  'emailAddresses',
  {
    id: integer().primaryKey(),
    user: integer().notNull(),
    email: text().notNull(),
    verified: integer({ mode: 'boolean' }).notNull(),
    primary: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [
    uniqueIndex('addressOfUser').on(table.user, table.email),
    index('addressesByEmail').on(table.email),
  ],
)

/**
 * Sessions of the auth service with a key of 32 characters a-z0-9. `passwordFingerprint` is that of
 * the sign-in: with another password the session ends.
 */
export const authSessions = sqliteTable(
  'authSessions',
  {
    id: integer().primaryKey(),
    key: text().notNull().unique(),
    user: integer(),
    passwordFingerprint: text(),
    state: text({ mode: 'json' }).$type<SessionState>().notNull(),
    userAgent: text().notNull(),
    ip: text().notNull(),
    createdAt: integer().notNull(),
    lastSeenAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (table) => [index('sessionsOfUser').on(table.user)],
)
export type AuthSessionRow = typeof authSessions.$inferSelect

/** Access tokens of the REST API; only their SHA-256 is stored. */
export const knoxTokens = sqliteTable('knoxTokens', {
  digest: text().primaryKey(),
  user: integer().notNull(),
  createdAt: integer().notNull(),
  expiresAt: integer().notNull(),
})

/**
 * Second factors and passkeys. The shape of `data` depends on the type and is defined in
 * `server/emulator/mfa`.
 */
export const authenticators = sqliteTable(
  'authenticators',
  {
    id: integer().primaryKey(),
    user: integer().notNull(),
    type: text({ enum: ['recovery_codes', 'totp', 'webauthn'] }).notNull(),
    data: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    createdAt: integer().notNull(),
    lastUsedAt: integer(),
  },
  (table) => [index('authenticatorsOfUser').on(table.user)],
)
export type AuthenticatorRow = typeof authenticators.$inferSelect
