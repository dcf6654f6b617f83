/** @jsxImportSource theme-ui */
import { useText } from '../../shared/i18n/texts'
import { Container } from '../../shared/ui/container'
import { Skeleton } from '../../shared/ui/skeleton'
import { VisuallyHidden } from '../../shared/ui/visually-hidden'
import { checkoutTexts } from './checkout-texts'
import { tillStyle } from './till-style'

/** Holds the place of the steps and the sum. */
export function CheckoutSkeleton() {
  const text = useText(checkoutTexts)
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
