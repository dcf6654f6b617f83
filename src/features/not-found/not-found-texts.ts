import notFound from '../../../locales/el/not-found.json'
import { addMessages } from '../../lib/i18n/texts'

/** Messages of the 404 screen; their wording is fixed (R rows in docs/requirements.md). */
export const notFoundMessages = addMessages('not-found', notFound)
