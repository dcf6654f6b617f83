import providerLogin from '../../../locales/el/provider-login.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words of coming back from a provider. */
export const providerLoginMessages = addMessages('provider-login', providerLogin)
export type ProviderLoginMessages = typeof providerLogin
