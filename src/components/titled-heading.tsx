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
      <header sx={styles.root}>
        <h1 ref={ref} tabIndex={-1} sx={styles.heading}>
          {title}
        </h1>
        {children && <p sx={styles.text}>{children}</p>}
      </header>
    )
  },
)

const styles = {
  root: { display: 'grid', gap: 2, mb: [4, 5] },
  heading: { m: 0, outline: 'none', textWrap: 'balance' },
  text: { maxWidth: 'reading', m: 0, color: 'textMuted', textWrap: 'pretty' },
} satisfies Record<string, ThemeUIStyleObject>
