import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Motif, type MotifName } from './motif'

interface EmptyStateProps {
  motif?: MotifName
  drawing?: ReactNode
  title: ReactNode
  titleAs?: 'h1' | 'h2' | 'h3' | 'p'
  /** One sentence. */
  children?: ReactNode
  /** A link or button. */
  action?: ReactNode
}

/** Empty state: motif or drawing, title, sentence, action. */
export function EmptyState({
  motif = 'ripple',
  drawing,
  title,
  titleAs: Title = 'h2',
  children,
  action,
}: EmptyStateProps) {
  return (
    <div sx={styles.emptyState}>
      {drawing ?? <Motif name={motif} />}
      <Title sx={Title === 'h1' ? styles.pageTitle : styles.emptyStateTitle}>{title}</Title>
      {children && <div sx={styles.sentence}>{children}</div>}
      {action && <div sx={styles.action}>{action}</div>}
    </div>
  )
}

const styles = {
  pageTitle: { m: 0, fontSize: 'h2', fontWeight: 'heading' },
  emptyStateTitle: { m: 0, fontSize: 'h3', fontWeight: 'heading' },
  emptyState: {
    display: 'grid',
    justifyItems: 'center',
    gap: 3,
    maxWidth: 'narrow',
    mx: 'auto',
    px: 4,
    py: [6, null, 7],
    textAlign: 'center',
    '& > svg': { color: 'primary' },
  },
  sentence: { color: 'textMuted', textWrap: 'pretty' },
  action: { mt: 2 },
} satisfies Record<string, ThemeUIStyleObject>
