import { accountRoutes } from '#contract/paths/account-paths'
import { problemOf } from '#lib/http/problem'
import { addMessages } from '#lib/i18n/messages'
import { loginPath } from '#lib/navigation/addresses'
import { goTo } from '#lib/navigation/navigate'
import emailChanged from '#locales/el/email-changed.json'
import type { SignInStep } from '#session/auth-request'
import { endingSession } from '#session/expected-end'
import { verifyEmail } from '#session/sign-in-calls'
import { signOut } from '#session/sign-out'
import { showToast } from '../show-toast'

const { text } = addMessages('email-changed', emailChanged)

/** Verifies a member's new address by its mailed code. @throws ApiError */
export async function verifyNewEmail(code: string, onVerified: () => void): Promise<SignInStep> {
  try {
    const step = await endingSession(verifyEmail(code))
    if (step.kind === 'signedIn') onVerified()
    return step
  } catch (error) {
    // As after a change of password: the service may end this session with the others at once.
    if (problemOf(error).kind === 'signedOut') onVerified()
    throw error
  }
}

/**
 * Says that a new address has replaced the present one, and with that ended what the session may read.
 * @param email null where this tab does not know it
 */
export function announceEmailChanged(email: string | null): void {
  showToast({
    tone: 'success',
    title: email === null ? text('changed') : text('changedTo', { email }),
    description: text('signInAgain'),
    staysForMs: 0,
    action: {
      label: text('signIn'),
      onPress: () => goTo(loginPath(accountRoutes['account-email'].pattern)),
    },
  })
  // Signed out by itself: any other request would find the session ended, and be told as expired.
  void signOut()
}
