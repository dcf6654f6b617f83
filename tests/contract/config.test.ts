import { newCaller } from './support/caller'
import { openUpstream } from './support/open-upstream'
import type { Verification } from './support/upstream-under-test'

describe('configuration', () => {
  it.each<[Verification, boolean]>([
    ['code', true],
    ['link', false],
  ])('of the mode %s', async (mode, byCode) => {
    const upstream = await openUpstream(mode)
    const { body } = await newCaller(upstream).get('/config')
    expect(body).toEqual({
      status: 200,
      data: {
        account: {
          login_methods: ['email'],
          authentication_method: 'email',
          is_open_for_signup: true,
          email_verification_by_code_enabled: byCode,
          login_by_code_enabled: true,
          password_reset_by_code_enabled: false,
        },
        socialaccount: {
          providers: [
            {
              id: upstream.provider.id,
              name: expect.any(String),
              client_id: upstream.provider.clientId,
              flows: ['provider_redirect', 'provider_token'],
              openid_configuration_url: expect.stringMatching(
                /^https?:.*\/\.well-known\/openid-configuration$/,
              ),
            },
          ],
        },
        mfa: {
          supported_types: ['totp', 'recovery_codes', 'webauthn'],
          passkey_login_enabled: true,
        },
        usersessions: { track_activity: true },
      },
    })
    await upstream.close()
  })
})
