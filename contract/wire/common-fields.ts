import * as z from 'zod/mini'
import { dateTime, lenientText, uuid } from './scalars'

/** When an entity was created and last changed. */
export const stampFields = { createdAt: dateTime, updatedAt: dateTime }

export const uuidField = { uuid }

/** Texts for search engines; empty where there are none. */
export const seoFields = {
  seoTitle: lenientText,
  seoDescription: lenientText,
  seoKeywords: lenientText,
}

/** Whether an entity may be seen. `isVisible` means published and its date reached. */
export const publishFields = {
  isPublished: z.boolean(),
  publishedAt: z.nullable(dateTime),
  isVisible: z.boolean(),
}

/** Hand-set order within a list; null sorts last. */
export const sortField = { sortOrder: z.nullable(z.int()) }
