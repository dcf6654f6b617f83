import { addMessages } from '#lib/i18n/messages'
import providerLogin from '#locales/el/provider-login.json'

/** Messages of the return from a provider, and of signing up with one. */
export const providerLoginMessages = addMessages('provider-login', providerLogin)
export type ProviderLoginMessages = typeof providerLogin
