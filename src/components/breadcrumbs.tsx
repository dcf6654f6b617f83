/** @jsxImportSource theme-ui */
import { commonMessages } from '../lib/i18n/common-texts'
import { useText } from '../lib/i18n/texts'
import { SiteLink } from './site-link'

export interface Crumb {
  name: string
  path: string
}

interface BreadcrumbsProps {
  /** From the widest to the nearest, the home page left out: it always comes first. */
  trail: readonly Crumb[]
  /** Name of the present page, not linked. */
  current: string
}

const onPhones = '@media (max-width: 639.98px)'

/** The way from the home page to here; where there is no room for it, the one step back. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  const text = useText(commonMessages)
  return (
    <nav aria-label={text('ui.breadcrumbs')}>
      <ol
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          m: 0,
          p: 0,
          listStyle: 'none',
          color: 'textMuted',
          fontSize: 'small',
          '& a': { display: 'inline-block', py: 2, textDecoration: 'none' },
          '& a:hover': { textDecoration: 'underline', color: 'text' },
          'li + li::before': { content: '"/" / ""', mr: 2, color: 'control' },
          '[aria-current]': { display: 'inline-block', py: 2, color: 'text' },
          [onPhones]: {
            'li:not(:nth-last-of-type(2))': { display: 'none' },
            'li::before, li + li::before': { content: '"‹" / ""', mr: 2, color: 'control' },
          },
        }}
      >
        {[{ name: text('ui.home'), path: '/' }, ...trail].map(({ name, path }) => (
          <li key={path}>
            <SiteLink to={path} prefetch={false}>
              {name}
            </SiteLink>
          </li>
        ))}
        <li>
          <span aria-current='page'>{current}</span>
        </li>
      </ol>
    </nav>
  )
}
