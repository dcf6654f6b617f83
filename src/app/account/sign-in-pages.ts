import { lazy } from 'react'
import type { PageTable } from './page-table'

/** Ways in: signing in and up, and the steps on the way. */
export const signInPages: PageTable = {
  'account-login': lazy(() =>
    import('../../features/login/login-page').then(({ LoginPage }) => ({ default: LoginPage })),
  ),
}
