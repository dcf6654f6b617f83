import * as z from 'zod/mini'
import { longestComment } from '../../../contract/blog/blog-comment'
import { plainText } from '../../../contract/wire/written-text'
import { message } from '../../components/form/message'

/** What the form of a comment holds. */
export const commentFormSchema = z.object({
  content: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, message('Required')),
      z.maxLength(longestComment, message('validation.tooLong', { count: longestComment })),
      plainText(message('validation.unseen')),
    ),
})
