/** @jsxImportSource theme-ui */
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { commonMessages } from '../lib/i18n/common-texts'
import { useText } from '../lib/i18n/texts'
import { pageWindow } from './page-window'
import { pageLinkStyle, pageListStyle } from './pagination-style'
import { SiteLink } from './site-link'

interface PaginationProps {
  /** From 1. */
  page: number
  pageCount: number
  /** Address of a page, so that each can be linked, kept and opened in a new tab. */
  hrefOf: (page: number) => string
}

/** The pages of a list. Nothing is shown for a list of one page. */
export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  const text = useText(commonMessages)
  if (pageCount <= 1) return null
  const step = (to: number, rel: 'prev' | 'next', icon: ReactNode) =>
    to >= 1 &&
    to <= pageCount && (
      <li>
        <SiteLink
          to={hrefOf(to)}
          rel={rel}
          aria-label={text(rel === 'prev' ? 'ui.previousPage' : 'ui.nextPage')}
          sx={pageLinkStyle}
        >
          {icon}
        </SiteLink>
      </li>
    )
  return (
    <nav aria-label={text('ui.pages')}>
      <ul sx={pageListStyle}>
        {step(page - 1, 'prev', <ChevronLeft size={20} />)}
        {pageWindow(page, pageCount).map((number, at) =>
          number === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name than its place
            <li key={`gap-${at}`} aria-hidden='true'>
              …
            </li>
          ) : (
            <li key={number}>
              <SiteLink
                to={hrefOf(number)}
                prefetch={false}
                aria-label={text('ui.pageNumber', { number })}
                {...(number === page && { 'aria-current': 'page' })}
                sx={pageLinkStyle}
              >
                {number}
              </SiteLink>
            </li>
          ),
        )}
        {step(page + 1, 'next', <ChevronRight size={20} />)}
      </ul>
    </nav>
  )
}
