import { ChevronDown } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { useText } from '#lib/i18n/messages'
import { cookieMessages } from '../cookie-messages'
import { necessaryCookies } from '../declared-cookies'
import { FoldedFacts } from './cookie-facts'

/** The necessary cookies: one sentence, and their list, collapsed; nothing can be chosen (R247). */
export function NecessaryCookies() {
  const text = useText(cookieMessages)
  return (
    <div sx={necessaryStyle}>
      <p>{text('necessaryHint')}</p>
      <details>
        <summary>
          <span>{`${text('necessary')} (${necessaryCookies.length})`}</span>
          <ChevronDown aria-hidden='true' size={18} />
        </summary>
        <ul>
          {necessaryCookies.map((cookie) => (
            <li key={cookie.id}>
              <p>
                <strong>{text(`declared.${cookie.id}.name`)}</strong>
                <span>{text('alwaysOn')}</span>
              </p>
              <p>{text(`declared.${cookie.id}.description`)}</p>
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
