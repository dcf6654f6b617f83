import { providerRedirectFields, providerRedirectPath } from './provider-return'

it.each(['login', 'connect'] as const)(
  'posts who, what for and where to come back (R299): %s',
  (process) => {
    const wish = {
      provider: 'pigi',
      process,
      siteOrigin: 'https://stagona.example',
      csrfToken: 'k7',
    }
    expect(providerRedirectFields(wish)).toEqual({
      provider: 'pigi',
      callback_url: 'https://stagona.example/account/provider/callback',
      process,
      csrfmiddlewaretoken: 'k7',
    })
  },
)

it('is posted to the path for browsers, not to the one for apps (R299)', () => {
  expect(providerRedirectPath).toMatch(/^\/_allauth\/browser\/v1\/auth\/provider\/redirect$/)
})
