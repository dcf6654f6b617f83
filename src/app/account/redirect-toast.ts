import { showToast, type Toast } from '#components/show-toast'
import { type AccountRouteName, accountRoutes } from '#contract/paths/account-paths'
import { secretPath } from '#contract/paths/site-paths'
import { addMessages } from '#lib/i18n/messages'
import { loginPath } from '#lib/navigation/addresses'
import { goTo } from '#lib/navigation/navigate'
import accountRedirects from '#locales/el/account-redirects.json'
import { currentSession } from '#session/session'
import { signOut } from '#session/sign-out'

export type RedirectReason =
  | 'expired'
  | 'elsewhere'
  | 'deleted'
  | 'unknownFlow'
  | 'signInFirst'
  | 'notKept'
  | 'verified'

const tones: Record<RedirectReason, Toast['tone']> = {
  expired: 'warning',
  elsewhere: 'info',
  deleted: 'info',
  unknownFlow: 'error',
  signInFirst: 'info',
  notKept: 'error',
  verified: 'info',
}

const withoutSignIn: readonly RedirectReason[] = ['elsewhere', 'deleted', 'notKept', 'verified']

/**
 * Shows why the user was redirected, with a sign-in action where it helps. The same reason twice is
 * one toast.
 * @param next path to return to after signing in
 */
export function showRedirectToast(reason: RedirectReason, next: string): void {
  const { text } = redirectMessages
  const signIn = { label: text('signIn'), onPress: () => goTo(loginPath(next)) }
  showToast({
    id: `way-${reason}`,
    tone: tones[reason],
    title: text(`${reason}.title`),
    description: text(`${reason}.sentence`),
    ...(!withoutSignIn.includes(reason) && { action: signIn }),
  })
}

/**
 * Shows that a page for guests was not opened because somebody is signed in, and offers to sign out
 * and open it again, with the key or `next` that its address has.
 * @param address path and query
 */
export function showSignedInToast(name: AccountRouteName, address: string): void {
  const { text } = redirectMessages
  const { user } = currentSession()
  const isLink = secretPath.test(address)
  const isStep = accountRoutes[name].access !== 'guest'
  showToast({
    id: 'way-signedIn',
    tone: 'info',
    title: text('signedIn.title'),
    description: text(isLink ? 'signedIn.link' : 'signedIn.sentence', { email: user?.email ?? '' }),
    // A mailed link may be the only way to the page.
    staysForMs: isLink ? 0 : 15_000,
    ...(!isStep && {
      action: { label: text('signedIn.signOut'), onPress: () => void signOut(address) },
    }),
  })
}

/** Why the user was redirected. */
const redirectMessages = addMessages('account-redirects', accountRedirects)
