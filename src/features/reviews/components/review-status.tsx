import type { ThemeUIStyleObject } from 'theme-ui'
import { Badge } from '#components/badge'
import { SiteLink } from '#components/site-link'
import { publicPaths } from '#contract/paths/site-paths'
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

/** Why a review has no buttons: the API changes and deletes approved ones only. */
export function ReviewLock({ status }: { status: Exclude<ProductReview['status'], 'TRUE'> }) {
  const { t } = useTranslation(reviewsMessages)
  return (
    <p sx={styles.reviewLockText}>
      <span>{t(`locked.${status}`)}</span>
      {status === 'FALSE' && (
        <>
          {' '}
          <SiteLink to={publicPaths.contact} prefetch={false}>
            {t('locked.contact')}
          </SiteLink>
        </>
      )}
    </p>
  )
}

const styles = {
  reviewLockText: { m: 0, maxWidth: 'reading', color: 'textMuted', fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>
