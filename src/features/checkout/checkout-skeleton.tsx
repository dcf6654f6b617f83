import type { ThemeUIStyleObject } from 'theme-ui'
import { Container } from '#components/container'
import { Skeleton } from '#components/skeleton'
import { VisuallyHidden } from '#components/visually-hidden'
import { useTranslation } from '#lib/i18n/use-translation'
import { checkoutGridStyle } from './checkout-grid'
import { checkoutMessages } from './checkout-messages'

/** Placeholder of the steps and the sum while the checkout loads. */
export function CheckoutSkeleton() {
  const { t } = useTranslation(checkoutMessages)
  return (
    <Container>
      <VisuallyHidden role='status'>{t('loading')}</VisuallyHidden>
      <div sx={styles.skeletonBox}>
        <Skeleton width='30%' height={44} />
      </div>
      <div sx={styles.skeletonRow}>
        <Skeleton height={72} />
        <div sx={checkoutGridStyle}>
          <Skeleton height={320} />
          <Skeleton height={280} />
        </div>
      </div>
    </Container>
  )
}

const styles = {
  skeletonBox: { my: [4, 5] },
  skeletonRow: { display: 'grid', gap: 5, mb: [6, 7] },
} satisfies Record<string, ThemeUIStyleObject>
