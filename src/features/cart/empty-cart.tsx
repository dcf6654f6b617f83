import { publicPaths } from '../../../contract/paths/site-paths'
import { useText } from '../../shared/i18n/texts'
import { Container } from '../../shared/ui/container'
import { EmptyState } from '../../shared/ui/empty-state'
import { LinkButton } from '../../shared/ui/link-button'
import { cartTexts } from './cart-texts'

/** The cart of somebody who has none; the checkout shows the same. It asks the API for nothing. */
export function EmptyCart() {
  const text = useText(cartTexts)
  return (
    <Container>
      <EmptyState
        motif='drop'
        title={text('empty.title')}
        titleAs='h1'
        action={
          <LinkButton to={publicPaths.products} size='lg'>
            {text('empty.action')}
          </LinkButton>
        }
      >
        {text('empty.sentence')}
      </EmptyState>
    </Container>
  )
}
