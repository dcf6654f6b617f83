import { LinkButton } from '#components/button'
import { Container } from '#components/container'
import { EmptyState } from '#components/empty-state'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { loginPath } from '#lib/navigation/addresses'
import signedOutCart from '#locales/el/signed-out-cart.json'

const signedOutCartMessages = addMessages('signed-out-cart', signedOutCart)

/** Instead of the cart of a member whose session has ended: nothing is known of it. Own chunk. */
export default function SignedOutCart() {
  const { t } = useTranslation(signedOutCartMessages)
  const next = window.location.pathname + window.location.search
  return (
    <Container>
      <EmptyState
        motif='ripple'
        title={t('title')}
        titleAs='h1'
        action={
          <LinkButton to={loginPath(next)} size='lg' prefetch={false}>
            {t('action')}
          </LinkButton>
        }
      >
        {t('sentence')}
      </EmptyState>
    </Container>
  )
}
