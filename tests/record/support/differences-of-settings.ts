/** Differences that come from how the real API was set up when it was tried, not from what it is. */
export const differencesOfSettings: Readonly<Record<string, readonly string[]>> = {
  // It offered Facebook and Google; the emulator's provider speaks OpenID Connect, which has one.
  'GET /_allauth/app/v1/config 200': [
    'body.data.socialaccount.providers[].openid_configuration_url is not in the record',
  ],
}
