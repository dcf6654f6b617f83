import { ChevronDown } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { useTranslation } from '#lib/i18n/use-translation'
import { cookieMessages } from '../cookie-messages'
import { necessaryCookies } from '../declared-cookies'
import { FoldedFacts } from './cookie-facts'
import { SwitchLine } from './cookie-switch'

/**
 * The necessary cookies: one switch that is on and stays so, and their list, collapsed. The switch
 * can be focused, so that it is read with its reason.
 */
export function NecessaryCookies() {
  const { t } = useTranslation(cookieMessages)
  return (
    <div sx={necessaryStyle}>
      <SwitchLine
        label={t('necessary')}
        about={t('necessaryHint')}
        checked
        readOnly
        aria-disabled='true'
      />
      <details>
        <summary>
          <span>{`${t('necessaryList')} (${necessaryCookies.length})`}</span>
          <ChevronDown aria-hidden='true' size={18} />
        </summary>
        <ul>
          {necessaryCookies.map((cookie) => (
            <li key={cookie.id}>
              <strong>{t(`declared.${cookie.id}.name`)}</strong>
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
  '& > div > p': { color: 'textMuted', fontSize: 'small' },
  '& > details > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 'touch',
    listStyle: 'none',
    fontSize: 'small',
    fontWeight: 'medium',
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
  strong: { display: 'block', mb: 1, fontSize: 'body', fontWeight: 'medium' },
  // A focused element must not end up behind the sticky actions.
  'input, summary, a': { scrollMarginBottom: 200 },
}
