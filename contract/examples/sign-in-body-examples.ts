/** Bodies that a browser sends to the sign-in service, by the call. */
export const exampleBodies = {
  login: { email: 'nefeli@example.gr', password: ' βρέχει πάλι ' },
  email: { email: 'nefeli@example.gr' },
  code: { code: '4K7-QWX' },
  key: { key: 'Mjc:1tXy:sKq' },
  passwordReset: { key: '3r-cx91', password: 'στάλα-στάλα-9' },
  password: { password: 'στάλα-στάλα-9' },
  passkeySignup: { email: 'nefeli@example.gr' },
  trust: { trust: false },
  providerToken: {
    provider: 'pigi',
    process: 'login',
    token: { client_id: 'stagona-demo', id_token: 'eyJhbGciOiJub25lIn0.e30.' },
  },
  providerReturn: { provider: 'pigi', process: 'connect' },
  providerRemoval: { provider: 'pigi', account: '990017' },
  primaryEmail: { email: 'nefeli@example.gr', primary: true },
  passwordChange: { current_password: 'παλιό', new_password: 'στάλα-στάλα-9' },
  sessionsRemoval: { sessions: [3, 4] },
  webauthnRemoval: { authenticators: [62] },
} as const
