import { Badge } from '#components/badge'
import type { ProductReview } from '#contract/shop/product-review'
import { useTranslation } from '#lib/i18n/use-translation'
import { reviewsMessages } from '../messages'

const tones = {
  NEW: 'warning',
  TRUE: 'success',
  FALSE: 'neutral',
} as const satisfies Record<ProductReview['status'], string>

/** Whether others see a review. */
export function ReviewStatusBadge({ status }: Pick<ProductReview, 'status'>) {
  const { t } = useTranslation(reviewsMessages)
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
