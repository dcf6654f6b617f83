/** @jsxImportSource theme-ui */
import { forwardRef, type ReactNode } from 'react'
import { usePageTitle } from './page-title'

interface TitledHeadingProps {
  title: string
  /** One or two sentences about the page. */
  children?: ReactNode
}

/** Heading of a client-only page: sets the document title, and can take the focus of a removed element. */
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
