/** @jsxImportSource theme-ui */
import { keyframes } from '@emotion/react'
import { Container } from '../components/container'
import { Skeleton } from '../components/skeleton'
import { VisuallyHidden } from '../components/visually-hidden'
import { commonMessages } from '../lib/i18n/common-texts'
import { useText } from '../lib/i18n/texts'
import { onItsWay } from '../lib/idle/when-idle'
import { waitingMessages } from './waiting-texts'

const appear = keyframes({ to: { visibility: 'visible' } })

/** After so long a page is called slow; by style alone, as its scripts may be what does not come. */
const patience = '10s'

/** Stands where nobody can say yet what the page is; says nothing of anybody. */
export function NeutralSkeleton() {
  const text = useText(waitingMessages)
  return (
    <Container width='reading'>
      <VisuallyHidden role='status'>{useText(commonMessages)('ui.loading')}</VisuallyHidden>
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
