import providerLogin from '../../../locales/el/provider-login.json'
import { addTexts } from '../../shared/i18n/texts'

/** Words of coming back from a provider. */
export const providerLoginTexts = addTexts('provider-login', providerLogin)
export type ProviderLoginWords = typeof providerLogin
