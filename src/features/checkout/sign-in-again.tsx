import { LinkButton } from '#components/button'
import { Container } from '#components/container'
import { EmptyState } from '#components/empty-state'
import { useTranslation } from '#lib/i18n/use-translation'
import { loginPath } from '#lib/navigation/addresses'
import { tabStorage } from '#lib/storage/tab-storage'
import { setAside } from '#session/set-aside'
import { checkoutMessages } from './checkout-messages'

/**
 * Whether an order was started in this tab. Signing out in this tab clears it; after a sign-out in
 * another tab it waits for the same customer.
 */
export function hasUnfinishedOrder(): boolean {
  return ['draft:checkout', 'order-sent'].some(
    (name) => tabStorage.read(name) !== null || setAside.has(name),
  )
}

/** Shown when the session ended during checkout: draft and step are restored after signing in. */
export function SignInAgain({ next }: { next: string }) {
  const { t } = useTranslation(checkoutMessages)
  return (
    <Container>
      <EmptyState
        motif='ripple'
        title={t('signedOut.title')}
        titleAs='h1'
        action={
          <LinkButton to={loginPath(next)} size='lg' prefetch={false}>
            {t('signedOut.action')}
          </LinkButton>
        }
      >
        {t('signedOut.sentence')}
      </EmptyState>
    </Container>
  )
}
