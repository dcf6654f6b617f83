import { ChevronDown } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { SiteLink } from '#components/site-link'
import { VisuallyHidden } from '#components/visually-hidden'
import { useTranslation } from '#lib/i18n/use-translation'
import { cookieMessages } from '../cookie-messages'
import type { DeclaredCookie, NecessaryId, OptionalId } from '../declared-cookies'

interface CookieFactsProps {
  cookie: DeclaredCookie<NecessaryId | OptionalId>
}

/** The details of one declared cookie, collapsed. */
export function FoldedFacts({ cookie }: CookieFactsProps) {
  const { t } = useTranslation(cookieMessages)
  return (
    <details sx={foldStyle}>
      <summary>
        <span>
          <span>{t('more')}</span>
          <VisuallyHidden>{`: ${t(`declared.${cookie.id}.name`)}`}</VisuallyHidden>
        </span>
        <ChevronDown aria-hidden='true' size={16} />
      </summary>
      <CookieFacts cookie={cookie} />
    </details>
  )
}

/** Details of one declared cookie: names, services, links. */
export function CookieFacts({ cookie: { targets, services, links } }: CookieFactsProps) {
  const { t } = useTranslation(cookieMessages)
  return (
    <div sx={factsStyle}>
      {targets.length > 0 ? (
        <p>
          <span>{`${t('targets')}:`}</span>{' '}
          {targets.map((name, at) => (
            <span key={name}>
              {at > 0 && <span>, </span>}
              <code translate='no'>{name}</code>
            </span>
          ))}
        </p>
      ) : (
        <p>{t('noTargets')}</p>
      )}
      {services.map((src) => (
        <p key={src}>{t('service', { host: new URL(src).host })}</p>
      ))}
      <ul>
        {links.map(({ name, to }) => (
          <li key={name}>
            <SiteLink to={to} prefetch={false}>
              {t(`links.${name}`)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

const foldStyle: ThemeUIStyleObject = {
  mt: 1,
  summary: {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    width: 'fit-content',
    py: 2,
    listStyle: 'none',
    color: 'textMuted',
    cursor: 'pointer',
    '&:hover': { color: 'text' },
  },
  'summary::-webkit-details-marker': { display: 'none' },
  'summary > svg': { transition: 'transform 200ms ease-out' },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
}

const factsStyle: ThemeUIStyleObject = {
  display: 'grid',
  gap: 1,
  color: 'textMuted',
  fontSize: 'small',
  overflowWrap: 'anywhere',
  ul: { display: 'flex', flexWrap: 'wrap', columnGap: 4, m: 0, p: 0, listStyle: 'none' },
  a: { display: 'inline-block', py: 2, color: 'text' },
}
