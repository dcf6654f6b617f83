import reviews from '../../../locales/el/reviews.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of a person's own reviews; each status by its name in the treaty. */
export const reviewsTexts = addTexts('reviews', reviews)
