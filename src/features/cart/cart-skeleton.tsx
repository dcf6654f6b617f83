import type { ThemeUIStyleObject } from 'theme-ui'
import { Container } from '#components/container'
import { RowListSkeleton } from '#components/row-list'
import { Skeleton } from '#components/skeleton'
import { VisuallyHidden } from '#components/visually-hidden'
import { useTranslation } from '#lib/i18n/use-translation'
import { cartMessages } from './cart-messages'

export function CartSkeleton() {
  const { t } = useTranslation(cartMessages)
  return (
    <Container>
      <VisuallyHidden role='status'>{t('loading')}</VisuallyHidden>
      <div sx={styles.skeletonRow}>
        <Skeleton width='45%' height={40} />
        <RowListSkeleton rows={3} />
      </div>
    </Container>
  )
}

const styles = {
  skeletonRow: { display: 'grid', gap: 5, my: [4, 5] },
} satisfies Record<string, ThemeUIStyleObject>
