import { forwardRef, type ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { usePageTitle } from './page-title'

interface TitledHeadingProps {
  title: string
  /** One or two sentences about the page. */
  children?: ReactNode
}

/** Heading of a client-only page: sets the document title; focusable after a removed element. */
export const TitledHeading = forwardRef<HTMLHeadingElement, TitledHeadingProps>(
  function TitledHeading({ title, children }, ref) {
    usePageTitle(title)
    return (
      <header sx={styles.titledHeading}>
        <h1 ref={ref} tabIndex={-1} sx={styles.titleText}>
          {title}
        </h1>
        {children && <p sx={styles.titledHeadingText}>{children}</p>}
      </header>
    )
  },
)

const styles = {
  titledHeading: { display: 'grid', gap: 2, mb: [4, 5] },
  titleText: { m: 0, outline: 'none', textWrap: 'balance' },
  titledHeadingText: { maxWidth: 'reading', m: 0, color: 'textMuted', textWrap: 'pretty' },
} satisfies Record<string, ThemeUIStyleObject>
