import type { ThemeUIStyleObject } from 'theme-ui'
import { commonMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { SiteLink } from './site-link'
import { StaticPart } from './static-part'

export interface Crumb {
  name: string
  path: string
}

interface BreadcrumbsProps {
  /** Ancestors from the top, without the home page, which is always first. */
  trail: readonly Crumb[]
  current: string
}

const onPhones = '@media (max-width: 639.98px)'

/** Breadcrumbs; small screens show the parent only. */
export function Breadcrumbs(props: BreadcrumbsProps) {
  const { t } = useTranslation(commonMessages)
  return (
    <StaticPart as='nav' aria-label={t('ui.breadcrumbs')}>
      <Trail {...props} />
    </StaticPart>
  )
}

function Trail({ trail, current }: BreadcrumbsProps) {
  const { t } = useTranslation(commonMessages)
  return (
    <ol sx={styles.trailList}>
      {[{ name: t('ui.home'), path: '/' }, ...trail].map(({ name, path }) => (
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
  )
}

const styles = {
  trailList: {
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
  },
} satisfies Record<string, ThemeUIStyleObject>
