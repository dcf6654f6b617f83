import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { commonMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { SiteLink } from './site-link'

interface PaginationProps {
  /** From 1. */
  page: number
  pageCount: number
  hrefOf: (page: number) => string
}

/** Pagination of a list; null for a single page. */
export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  const { t } = useTranslation(commonMessages)
  if (pageCount <= 1) return null
  const step = (to: number, rel: 'prev' | 'next', icon: ReactNode) =>
    to >= 1 &&
    to <= pageCount && (
      <li>
        <SiteLink
          to={hrefOf(to)}
          rel={rel}
          aria-label={t(rel === 'prev' ? 'ui.previousPage' : 'ui.nextPage')}
          sx={pageLinkStyle}
        >
          {icon}
        </SiteLink>
      </li>
    )
  return (
    <nav aria-label={t('ui.pages')}>
      <ul sx={pageListStyle}>
        {step(page - 1, 'prev', <ChevronLeft size={20} />)}
        {pageWindow(page, pageCount).map((number, at) =>
          number === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity
            <li key={`gap-${at}`} aria-hidden='true'>
              …
            </li>
          ) : (
            <li key={number}>
              <SiteLink
                to={hrefOf(number)}
                prefetch={false}
                aria-label={t('ui.pageNumber', { number })}
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

/** Page numbers to show, in order; `gap` where some are left out. */
export function pageWindow(page: number, pageCount: number): (number | 'gap')[] {
  const wanted = [1, page - 1, page, page + 1, pageCount]
  const near = [...new Set(wanted)].filter((number) => number >= 1 && number <= pageCount)
  return near
    .sort((a, b) => a - b)
    .flatMap((number, at) => {
      const missing = number - (near[at - 1] ?? 0) - 1
      if (missing === 0) return [number]
      // A gap of one page takes as much space as the page itself.
      return missing === 1 ? [number - 1, number] : ['gap' as const, number]
    })
}

const pageListStyle: ThemeUIStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
}

const pageLinkStyle: ThemeUIStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 'touch',
  height: 'touch',
  px: 2,
  borderRadius: 'control',
  fontWeight: 'medium',
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  '&:hover': { bg: 'hover' },
  '&[aria-current]': { bg: 'text', color: 'background' },
}
