/** @jsxImportSource theme-ui */
import { type ReactNode, useSyncExternalStore } from 'react'
import { PageNotFound } from '../features/not-found/page-not-found'
import { commonTexts } from '../shared/i18n/common-texts'
import { useText } from '../shared/i18n/texts'
import { Container } from '../shared/ui/container'
import { Skeleton } from '../shared/ui/skeleton'
import { VisuallyHidden } from '../shared/ui/visually-hidden'

interface ClientSectionProps {
  path: string
  /** The route's validation. */
  isKnown: (path: string) => boolean
  children: ReactNode
}

const never = () => () => {}

/**
 * A section of the site that one built shell serves under many addresses: while the shell comes
 * alive it shows a neutral skeleton, then what the address calls for.
 * @throws PageNotFound where the route's validation fails (R128)
 */
export function ClientSection({ path, isKnown, children }: ClientSectionProps) {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!isAlive) return <NeutralSkeleton />
  if (!isKnown(path)) throw new PageNotFound(path)
  return children
}

function NeutralSkeleton() {
  const text = useText(commonTexts)
  return (
    <Container width='reading'>
      <VisuallyHidden role='status'>{text('ui.loading')}</VisuallyHidden>
      <noscript>
        <p sx={{ pt: 6 }}>{text('needsScript')}</p>
      </noscript>
      <div sx={{ display: 'grid', gap: 4, py: 6, '@media (scripting: none)': { display: 'none' } }}>
        <Skeleton width='50%' height={36} />
        <Skeleton height={20} />
        <Skeleton width='80%' height={20} />
        <Skeleton width={160} height={44} />
      </div>
    </Container>
  )
}
