import { accountRoutes } from '../paths/account-paths'
import type { ProviderTokenBody } from './provider-bodies'

/** Where the form is posted to, below the sign-in service's own origin. */
export const providerRedirectPath = '/_allauth/browser/v1/auth/provider/redirect'

interface RedirectWish {
  provider: string
  process: ProviderTokenBody['process']
  /** Origin of the site, which the service has to know as an allowed host. */
  siteOrigin: string
  /** What the service's cookie `csrftoken` says. */
  csrfToken: string
}

/** The hidden fields of the form, by name. */
export type ProviderRedirectFields = Record<
  'provider' | 'callback_url' | 'process' | 'csrfmiddlewaretoken',
  string
>

/**
 * The second way to a provider (R299): a form that the browser posts to the
 * service itself. Off: this site goes through `/auth/{id}` of its gateway, where no token of the
 * service is in a page.
 */
export function providerRedirectFields(wish: RedirectWish): ProviderRedirectFields {
  const callback = accountRoutes['account-provider-callback'].pattern
  return {
    provider: wish.provider,
    callback_url: new URL(callback, wish.siteOrigin).href,
    process: wish.process,
    csrfmiddlewaretoken: wish.csrfToken,
  }
}
