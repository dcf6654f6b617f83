import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { SessionState } from '../auth/session-state'

/**
 * What somebody signs in with: an argon2 hash, or null for an account without a usable password.
 * Times are milliseconds since 1970. `lastLoginAt` is null until the first sign-in.
 */
export const credentials = sqliteTable('credentials', {
  user: integer().primaryKey(),
  passwordHash: text(),
  lastLoginAt: integer(),
})

/** Addresses of an account, in lower case. One is primary; a verified one belongs to one account. */
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
 * Sessions of the sign-in service: a key of 32 signs a-z0-9.
 * `passwordMark` is what the password looked like at sign-in: with another password the session
 * ends. `accessToken` is the digest of the one that was handed out with it.
 */
export const authSessions = sqliteTable(
  'authSessions',
  {
    id: integer().primaryKey(),
    key: text().notNull().unique(),
    user: integer(),
    passwordMark: text(),
    accessToken: text(),
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

/**
 * Access tokens of the REST API, 20 days each; only the SHA-256 of a token is kept. One with a
 * `passwordMark` ends with the password that it was handed out for.
 */
export const knoxTokens = sqliteTable('knoxTokens', {
  digest: text().primaryKey(),
  user: integer().notNull(),
  passwordMark: text(),
  createdAt: integer().notNull(),
  expiresAt: integer().notNull(),
})

/** Second factors and passkeys. `data` belongs to the kind: `api-emulator/mfa` alone reads it. */
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
