/** @jsxImportSource theme-ui */
import { forwardRef, type ReactNode } from 'react'
import { usePageTitle } from './page-title'

interface TitledHeadingProps {
  title: string
  /** One or two sentences on what the page is for. */
  children?: ReactNode
}

/** Head of a page that a shell shows: it names the tab as well, and can be given the focus when what had it is gone. */
export const TitledHeading = forwardRef<HTMLHeadingElement, TitledHeadingProps>(
  function TitledHeading({ title, children }, ref) {
    usePageTitle(title)
    return (
      <header sx={{ display: 'grid', gap: 2, mb: [4, 5] }}>
        <h1 ref={ref} tabIndex={-1} sx={{ m: 0, outline: 'none', textWrap: 'balance' }}>
          {title}
        </h1>
        {children && (
          <p sx={{ maxWidth: 'reading', m: 0, color: 'textMuted', textWrap: 'pretty' }}>
            {children}
          </p>
        )}
      </header>
    )
  },
)
