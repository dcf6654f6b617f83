/** @jsxImportSource theme-ui */
import { useText } from '../../../shared/i18n/texts'
import { Container } from '../../../shared/ui/container'
import { RowListSkeleton } from '../../../shared/ui/row-list'
import { Skeleton } from '../../../shared/ui/skeleton'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden'
import { cartTexts } from '../cart-texts'

/** Holds the place of a cart that nobody knows yet. */
export function CartSkeleton() {
  const text = useText(cartTexts)
  return (
    <Container>
      <VisuallyHidden role='status'>{text('loading')}</VisuallyHidden>
      <div sx={{ display: 'grid', gap: 5, my: [4, 5] }}>
        <Skeleton width='45%' height={40} />
        <RowListSkeleton rows={3} />
      </div>
    </Container>
  )
}
