import * as z from 'zod/mini'
import { id } from '../wire/scalars'
import { asText } from '../wire/written-text'
import { longestComment } from './blog-comment'

const translations = z.object({
  el: z.object({
    content: z.string().check(asText, z.minLength(1), z.maxLength(longestComment)),
  }),
})

/**
 * Body of `POST /api/blog/comments`; a reply names the comment that it answers. Author and
 * approval are added by the gateway: such keys are dropped.
 */
export const commentCreation = z.object({
  post: id,
  parent: z.optional(z.nullable(id)),
  translations,
})

/** Body of `PUT /api/blog/comments/{id}`; a comment cannot be moved. */
export const commentChange = z.object({ translations })
