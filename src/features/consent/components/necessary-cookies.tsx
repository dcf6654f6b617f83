import { ChevronDown } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { useTranslation } from '#lib/i18n/use-translation'
import { cookieMessages } from '../cookie-messages'
import { necessaryCookies } from '../declared-cookies'
import { FoldedFacts } from './cookie-facts'

/** The necessary cookies: one sentence, and their list, collapsed; nothing can be chosen. */
export function NecessaryCookies() {
  const { t } = useTranslation(cookieMessages)
  return (
    <div sx={necessaryStyle}>
      <p>{t('necessaryHint')}</p>
      <details>
        <summary>
          <span>{`${t('necessary')} (${necessaryCookies.length})`}</span>
          <ChevronDown aria-hidden='true' size={18} />
        </summary>
        <ul>
          {necessaryCookies.map((cookie) => (
            <li key={cookie.id}>
              <p>
                <strong>{t(`declared.${cookie.id}.name`)}</strong>
                <span>{t('alwaysOn')}</span>
              </p>
              <p>{t(`declared.${cookie.id}.description`)}</p>
              <FoldedFacts cookie={cookie} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

const necessaryStyle: ThemeUIStyleObject = {
  mb: 4,
  '& > p': { color: 'textMuted', fontSize: 'small' },
  '& > details > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 'touch',
    listStyle: 'none',
    fontWeight: 'bold',
    cursor: 'pointer',
  },
  'summary::-webkit-details-marker': { display: 'none' },
  '& > details > summary > svg': { transition: 'transform 200ms ease-out' },
  '& > details[open] > summary > svg': { transform: 'rotate(180deg)' },
  ul: { m: 0, p: 0, listStyle: 'none' },
  '& > details > ul > li': {
    py: 3,
    borderTop: '1px solid',
    borderColor: 'hairline',
    fontSize: 'small',
  },
  'li > p:first-of-type': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: 4,
    mb: 1,
  },
  strong: { fontSize: 'body', fontWeight: 'medium' },
  'strong + span': { color: 'textMuted' },
  // A focused element must not end up behind the sticky actions.
  'summary, a': { scrollMarginBottom: 200 },
}
