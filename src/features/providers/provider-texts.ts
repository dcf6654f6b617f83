import providers from '../../../locales/el/providers.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words of the accounts that a person has elsewhere. */
export const providerMessages = addMessages('providers', providers)
