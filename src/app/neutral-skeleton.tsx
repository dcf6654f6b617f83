/** @jsxImportSource theme-ui */
import { keyframes } from '@emotion/react'
import { commonTexts } from '../shared/i18n/common-texts'
import { useText } from '../shared/i18n/texts'
import { onItsWay } from '../shared/idle/when-idle'
import { Container } from '../shared/ui/container'
import { Skeleton } from '../shared/ui/skeleton'
import { VisuallyHidden } from '../shared/ui/visually-hidden'
import { waitingTexts } from './waiting-texts'

const appear = keyframes({ to: { visibility: 'visible' } })

/** After so long a page is called slow; by style alone, as its scripts may be what does not come. */
const patience = '10s'

/** Stands where nobody can say yet what the page is; says nothing of anybody. */
export function NeutralSkeleton() {
  const text = useText(waitingTexts)
  return (
    <Container width='reading'>
      <VisuallyHidden role='status'>{useText(commonTexts)('ui.loading')}</VisuallyHidden>
      <noscript>
        <p sx={{ pt: 6 }}>{text('needsScript')}</p>
      </noscript>
      <div
        {...onItsWay}
        sx={{ display: 'grid', gap: 4, py: 6, '@media (scripting: none)': { display: 'none' } }}
      >
        <Skeleton width='50%' height={36} />
        <Skeleton height={20} />
        <Skeleton width='80%' height={20} />
        <Skeleton width={160} height={44} />
        <p sx={{ visibility: 'hidden', animation: `${appear} 1ms ${patience} forwards` }}>
          {text('slow')}{' '}
          {/* biome-ignore lint/a11y/useValidAnchor: the empty address is the page's own, wherever the shell stands */}
          <a href='' sx={{ color: 'primaryText' }}>
            {text('again')}
          </a>
        </p>
      </div>
    </Container>
  )
}
