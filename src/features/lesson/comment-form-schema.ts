import * as z from 'zod/mini'
import { commentCreation } from '../../../contract/blog/comment-write'

/** What the form of a comment holds. */
export const commentFormSchema = z.object({
  content: commentCreation.shape.translations.shape.el.shape.content,
})
