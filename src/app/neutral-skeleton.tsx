/** @jsxImportSource theme-ui */
import { commonTexts } from '../shared/i18n/common-texts'
import { useText } from '../shared/i18n/texts'
import { onItsWay } from '../shared/idle/when-idle'
import { Container } from '../shared/ui/container'
import { Skeleton } from '../shared/ui/skeleton'
import { VisuallyHidden } from '../shared/ui/visually-hidden'

/** Stands where nobody can say yet what the page is; says nothing of anybody. */
export function NeutralSkeleton() {
  const text = useText(commonTexts)
  return (
    <Container width='reading'>
      <VisuallyHidden role='status'>{text('ui.loading')}</VisuallyHidden>
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
      </div>
    </Container>
  )
}
