import { render, screen } from '@testing-library/react'
import { createActor } from 'xstate'
import { checkoutMachine } from '../checkout-machine'
import { someAttempt } from '../testing/some-attempt'
import { PlacedUnseen } from './placed-unseen'

const attempt = { ...someAttempt, owner: 'guest' as const }

it.each([
  [true, /Η επιβεβαίωση έρχεται στο /],
  [false, /Γράψτε μας το όνομα και το e-mail/],
  [undefined, /Γράψτε μας το όνομα και το e-mail/],
])(
  'says that the order was placed, and of the mail only where there is one: %p',
  (isMailed, words) => {
    const actor = createActor(checkoutMachine, { input: { unanswered: null } }).start()
    render(
      <PlacedUnseen checkout={{ actor, state: actor.getSnapshot() }} {...{ attempt, isMailed }} />,
    )
    const notice = screen.getByRole('status')
    expect(notice.textContent).toContain('Η παραγγελία σας έχει γίνει')
    expect(notice.textContent).toMatch(words)
    expect(notice.textContent?.includes(attempt.body.email)).toBe(isMailed === true)
    expect(screen.getByRole('link', { name: 'Γράψτε μας' }).getAttribute('href')).toBe('/contact')
    expect(document.activeElement?.contains(notice)).toBe(true)
    expect(screen.getByText('Τετράδιο')).toBeTruthy()
  },
)
