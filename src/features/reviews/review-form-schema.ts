import * as z from 'zod/mini'
import { longestReview } from '../../../contract/shop/review-write'
import { plainText } from '../../../contract/wire/written-text'
import { message } from '../../components/form/message'

/** Rates that a person may give, best first: half stars, as the API counts them. */
export const rates = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1] as const

/** What the form of a review holds: a rate as its list writes it, and the words, maybe none. */
export const reviewFormSchema = z.object({
  rate: z.pipe(z.enum(rates.map(String), message('validation.choose')), z.transform(Number)),
  comment: z
    .string()
    .check(z.trim(), z.maxLength(longestReview), plainText(message('validation.unseen'))),
})
export type WrittenReview = z.output<typeof reviewFormSchema>
