import type { ThemeUIStyleObject } from 'theme-ui'
import { Container } from '#components/container'
import { Skeleton } from '#components/skeleton'
import { VisuallyHidden } from '#components/visually-hidden'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { pageLoadingMarker } from '#lib/idle/scheduling'
import neutralSkeleton from '#locales/el/neutral-skeleton.json'
import { keyframes } from '#theme/styles'

const appear = keyframes({ to: { visibility: 'visible' } })

/** Delay of the hint that the page is slow; CSS only, because scripts may have failed to load. */
const slowAfter = '10s'

/** Placeholder of a page that is not known yet; contains no account data. */
export function NeutralSkeleton() {
  const { t } = useTranslation(waitingMessages)
  return (
    <Container width='reading'>
      <noscript>
        <p sx={styles.needsScript}>{t('needsScript')}</p>
      </noscript>
      <div {...pageLoadingMarker} sx={styles.skeletonRow}>
        <VisuallyHidden role='status'>{t('loading')}</VisuallyHidden>
        <Skeleton width='50%' height={36} />
        <Skeleton height={20} />
        <Skeleton width='80%' height={20} />
        <Skeleton width={160} height={44} />
        <p sx={styles.slow}>
          <span>{t('slow')}</span>{' '}
          {/* biome-ignore lint/a11y/useValidAnchor: the empty address is the page's own */}
          <a href='' sx={styles.again}>
            {t('again')}
          </a>
        </p>
      </div>
    </Container>
  )
}

const waitingMessages = addMessages('neutral-skeleton', neutralSkeleton)

const styles = {
  needsScript: { pt: 6 },
  skeletonRow: { display: 'grid', gap: 4, py: 6, '@media (scripting: none)': { display: 'none' } },
  slow: { visibility: 'hidden', animation: `${appear} 1ms ${slowAfter} forwards` },
  again: { color: 'primaryText' },
} satisfies Record<string, ThemeUIStyleObject>
