import { blob, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { stampColumns } from '../columns'

/** Accounts. Everything but the display name is private and must never reach a page. */
export const users = sqliteTable('users', {
  // The id of an account that is gone never names another person.
  id: integer().primaryKey({ autoIncrement: true }),
  email: text().notNull().unique(),
  username: text().unique(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  phone: text(),
  city: text().notNull(),
  zipcode: text().notNull(),
  address: text().notNull(),
  place: text().notNull(),
  country: text(),
  region: text(),
  birthDate: text(),
  twitter: text().notNull(),
  linkedin: text().notNull(),
  facebook: text().notNull(),
  instagram: text().notNull(),
  website: text().notNull(),
  youtube: text().notNull(),
  github: text().notNull(),
  bio: text().notNull(),
  languageCode: text().notNull().default('el'),
  isActive: integer({ mode: 'boolean' }).notNull(),
  isStaff: integer({ mode: 'boolean' }).notNull(),
  isSuperuser: integer({ mode: 'boolean' }).notNull(),
  picture: text().notNull(),
  ...stampColumns(),
})
export type UserRow = typeof users.$inferSelect

/** Uploaded pictures by the path under which the image service serves them. */
export const uploads = sqliteTable('uploads', {
  source: text().primaryKey(),
  bytes: blob({ mode: 'buffer' }).notNull(),
})
