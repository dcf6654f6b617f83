import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { seoColumns, stampColumns, translationsColumn, treeColumns } from '../columns'

export const blogCategories = sqliteTable('blogCategories', {
  id: integer().primaryKey(),
  translations: translationsColumn(),
  slug: text().notNull(),
  ...treeColumns(),
  sortOrder: integer(),
  picture: text().notNull(),
  ...stampColumns(),
})

export const blogTags = sqliteTable('blogTags', {
  id: integer().primaryKey(),
  translations: translationsColumn(),
  /** The name, folded for search. */
  folded: text().notNull(),
  active: integer({ mode: 'boolean' }).notNull(),
  sortOrder: integer(),
  ...stampColumns(),
})

export const blogAuthors = sqliteTable('blogAuthors', {
  id: integer().primaryKey(),
  user: integer().notNull(),
  translations: translationsColumn(),
  website: text().notNull(),
  ...stampColumns(),
})

export const blogPosts = sqliteTable('blogPosts', {
  id: integer().primaryKey(),
  translations: translationsColumn(),
  slug: text().notNull(),
  category: integer(),
  author: integer(),
  /** The title, folded for search. */
  folded: text().notNull(),
  featured: integer({ mode: 'boolean' }).notNull(),
  viewCount: integer().notNull(),
  isPublished: integer({ mode: 'boolean' }).notNull(),
  publishedAt: integer(),
  picture: text().notNull(),
  ...seoColumns(),
  ...stampColumns(),
})

export const blogPostTags = sqliteTable(
  'blogPostTags',
  { post: integer().notNull(), tag: integer().notNull() },
  (table) => [primaryKey({ columns: [table.post, table.tag] })],
)

export const blogPostLikes = sqliteTable(
  'blogPostLikes',
  { post: integer().notNull(), user: integer().notNull() },
  (table) => [primaryKey({ columns: [table.post, table.user] })],
)

export const blogComments = sqliteTable(
  'blogComments',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    post: integer().notNull(),
    user: integer().notNull(),
    translations: translationsColumn(),
    isApproved: integer({ mode: 'boolean' }).notNull(),
    ...treeColumns(),
    ...stampColumns(),
  },
  (table) => [index('blogCommentsOfPost').on(table.post), index('blogReplies').on(table.parent)],
)

export const blogCommentLikes = sqliteTable(
  'blogCommentLikes',
  { comment: integer().notNull(), user: integer().notNull() },
  (table) => [primaryKey({ columns: [table.comment, table.user] })],
)
