import { useText } from '../../shared/i18n/texts'
import { loginPath } from '../../shared/navigation/login-path'
import { Container } from '../../shared/ui/container'
import { EmptyState } from '../../shared/ui/empty-state'
import { LinkButton } from '../../shared/ui/link-button'
import { checkoutTexts } from './checkout-texts'

/** The session ended in the middle of an order: what was typed waits, and so does the step. */
export function SignInAgain({ next }: { next: string }) {
  const text = useText(checkoutTexts)
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
