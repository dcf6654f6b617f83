import { providerRedirectFields, providerRedirectPath } from './provider-return'

it.each(['login', 'connect'] as const)(
  'posts provider, purpose and return path (R299): %s',
  (process) => {
    const siteOrigin = 'https://stagona.example'
    expect(
      providerRedirectFields({ provider: 'pigi', process, siteOrigin, csrfToken: 'k7' }),
    ).toEqual({
      provider: 'pigi',
      callback_url: 'https://stagona.example/account/provider/callback',
      process,
      csrfmiddlewaretoken: 'k7',
    })
    expect(providerRedirectPath).toBe('/_allauth/browser/v1/auth/provider/redirect')
  },
)
