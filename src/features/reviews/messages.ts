import { addMessages } from '#lib/i18n/messages'
import reviews from '#locales/el/reviews.json'

/** Messages of a member's reviews; each status by its name in the API contract. */
export const reviewsMessages = addMessages('reviews', reviews)
