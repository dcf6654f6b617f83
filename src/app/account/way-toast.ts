import { showToast, type Toast } from '../../components/show-toast'
import { goTo } from '../../lib/navigation/go-to'
import { loginPath } from '../../lib/navigation/login-path'
import { accountWayMessages } from './account-way-texts'

export type Word = 'expired' | 'elsewhere' | 'unknownFlow' | 'signInFirst' | 'notKept'

const tones: Record<Word, Toast['tone']> = {
  expired: 'warning',
  elsewhere: 'info',
  unknownFlow: 'error',
  signInFirst: 'info',
  notKept: 'error',
}

/**
 * Says why somebody was led elsewhere, and offers to sign in and go on from there. The same word
 * said twice is one toast (R187).
 * @param next where to go on to: an address of this site
 */
export function showWayToast(word: Word, next: string): void {
  const { text } = accountWayMessages
  const signIn = { label: text('signIn'), onPress: () => goTo(loginPath(next)) }
  showToast({
    id: `way-${word}`,
    tone: tones[word],
    title: text(`${word}.title`),
    description: text(`${word}.sentence`),
    ...(word !== 'elsewhere' && word !== 'notKept' && { action: signIn }),
  })
}
