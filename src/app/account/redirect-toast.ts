import accountRedirects from '../../../locales/el/account-redirects.json'
import { showToast, type Toast } from '../../components/show-toast'
import { addMessages } from '../../lib/i18n/messages'
import { loginPath } from '../../lib/navigation/addresses'
import { goTo } from '../../lib/navigation/navigate'

type RedirectReason = 'expired' | 'elsewhere' | 'unknownFlow' | 'signInFirst' | 'notKept'

const tones: Record<RedirectReason, Toast['tone']> = {
  expired: 'warning',
  elsewhere: 'info',
  unknownFlow: 'error',
  signInFirst: 'info',
  notKept: 'error',
}

/**
 * Shows why the user was redirected, with a sign-in action where it helps. The same reason twice is
 * one toast (R187).
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
    ...(reason !== 'elsewhere' && reason !== 'notKept' && { action: signIn }),
  })
}

/** Why the user was redirected. */
const redirectMessages = addMessages('account-redirects', accountRedirects)
