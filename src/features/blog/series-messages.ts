import { addMessages } from '#lib/i18n/messages'
import series from '#locales/el/series.json'

/** Separate from those of the lists, as only topics and lessons have a series. */
export const seriesMessages = addMessages('series', series)
