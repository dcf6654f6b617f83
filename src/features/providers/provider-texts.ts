import providers from '../../../locales/el/providers.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of the accounts that a person has elsewhere. */
export const providerTexts = addTexts('providers', providers)
