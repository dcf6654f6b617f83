/** @jsxImportSource theme-ui */

import { Container } from '../../components/container'
import { Skeleton } from '../../components/skeleton'
import { VisuallyHidden } from '../../components/visually-hidden'
import { useText } from '../../lib/i18n/texts'
import { checkoutMessages } from './checkout-texts'
import { tillStyle } from './till-style'

/** Holds the place of the steps and the sum. */
export function CheckoutSkeleton() {
  const text = useText(checkoutMessages)
  return (
    <Container>
      <VisuallyHidden role='status'>{text('loading')}</VisuallyHidden>
      <div sx={{ my: [4, 5] }}>
        <Skeleton width='30%' height={44} />
      </div>
      <div sx={tillStyle}>
        <div sx={{ display: 'grid', gap: 5 }}>
          <Skeleton height={72} />
          <Skeleton height={320} />
        </div>
        <Skeleton height={280} />
      </div>
    </Container>
  )
}
