import { publicPaths } from '../../../contract/paths/site-paths'
import { Container } from '../../components/container'
import { EmptyState } from '../../components/empty-state'
import { LinkButton } from '../../components/link-button'
import { useText } from '../../lib/i18n/texts'
import { cartMessages } from './cart-texts'

/** The cart of somebody who has none; the checkout shows the same. It asks the API for nothing. */
export function EmptyCart() {
  const text = useText(cartMessages)
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
