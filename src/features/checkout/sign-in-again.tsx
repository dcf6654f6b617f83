import { Container } from '../../components/container'
import { EmptyState } from '../../components/empty-state'
import { LinkButton } from '../../components/link-button'
import { useText } from '../../lib/i18n/texts'
import { loginPath } from '../../lib/navigation/login-path'
import { checkoutMessages } from './checkout-texts'

/** The session ended in the middle of an order: what was typed waits, and so does the step. */
export function SignInAgain({ next }: { next: string }) {
  const text = useText(checkoutMessages)
  return (
    <Container>
      <EmptyState
        motif='ripple'
        title={text('signedOut.title')}
        titleAs='h1'
        action={
          <LinkButton to={loginPath(next)} size='lg' prefetch={false}>
            {text('signedOut.action')}
          </LinkButton>
        }
      >
        {text('signedOut.sentence')}
      </EmptyState>
    </Container>
  )
}
