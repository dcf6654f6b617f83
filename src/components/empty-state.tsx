/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import { Motif, type MotifName } from './motif'

interface EmptyStateProps {
  motif?: MotifName
  title: string
  titleAs?: 'h1' | 'h2' | 'h3' | 'p'
  /** One sentence. */
  children?: ReactNode
  /** A link or button. */
  action?: ReactNode
}

/** Empty state: motif, title, sentence, action. */
export function EmptyState({
  motif = 'ripple',
  title,
  titleAs: Title = 'h2',
  children,
  action,
}: EmptyStateProps) {
  return (
    <div
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 3,
        maxWidth: 'narrow',
        mx: 'auto',
        px: 4,
        py: [6, null, 7],
        textAlign: 'center',
        '& > svg': { color: 'primary' },
      }}
    >
      <Motif name={motif} />
      <Title sx={{ m: 0, fontSize: Title === 'h1' ? 'h2' : 'h3', fontWeight: 'heading' }}>
        {title}
      </Title>
      {children && <div sx={{ color: 'textMuted', textWrap: 'pretty' }}>{children}</div>}
      {action && <div sx={{ mt: 2 }}>{action}</div>}
    </div>
  )
}
