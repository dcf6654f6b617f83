/** @jsxImportSource #theme */
import type { ThemeUIStyleObject } from 'theme-ui'
import { SiteLink } from '../../../components/site-link'
import { useText } from '../../../lib/i18n/messages'
import { cookieMessages } from '../cookie-messages'
import type { DeclaredCookie, NecessaryId, OptionalId } from '../declared-cookies'

interface CookieFactsProps {
  cookie: DeclaredCookie<NecessaryId | OptionalId>
}

/** Details of one declared cookie: names, services, links. */
export function CookieFacts({ cookie: { targets, services, links } }: CookieFactsProps) {
  const text = useText(cookieMessages)
  return (
    <div sx={factsStyle}>
      {targets.length > 0 ? (
        <p>
          {text('targets')}:{' '}
          {targets.map((name, at) => (
            <span key={name}>
              {at > 0 && ', '}
              <code>{name}</code>
            </span>
          ))}
        </p>
      ) : (
        <p>{text('noTargets')}</p>
      )}
      {services.map((src) => (
        <p key={src}>{text('service', { host: new URL(src).host })}</p>
      ))}
      <ul>
        {links.map(({ name, to }) => (
          <li key={name}>
            <SiteLink to={to} prefetch={false}>
              {text(`links.${name}`)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
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
