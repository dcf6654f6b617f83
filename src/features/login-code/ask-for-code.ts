/** Has a code mailed: `POST /auth/code/request` (R287). It is answered alike for any address. */
export function askForCode(email: string) {
  return { method: 'POST', path: '/auth/code/request', body: { email } } as const
}
