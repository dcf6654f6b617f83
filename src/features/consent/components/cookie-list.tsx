/** @jsxImportSource theme-ui */
import { useId } from 'react'
import { useText } from '../../../lib/i18n/texts'
import { cookieMessages } from '../cookie-texts'
import {
  type DeclaredCookie,
  type NecessaryId,
  necessaryCookies,
  type OptionalId,
} from '../declared-cookies'
import { CookieFacts } from './cookie-facts'

/** All declared cookies with their small print, for reading. */
export function CookieList({ optional }: { optional: readonly DeclaredCookie<OptionalId>[] }) {
  const text = useText(cookieMessages)
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} sx={{ mt: [6, 7] }}>
      <h2 id={titleId} sx={{ fontSize: 'h2' }}>
        {text('receipt.list')}
      </h2>
      <Kind title={text('necessary')} cookies={necessaryCookies} />
      {optional.length > 0 ? (
        <Kind title={text('optional')} cookies={optional} />
      ) : (
        <p sx={{ mt: 4 }}>{text('noOptional')}</p>
      )}
    </section>
  )
}

interface KindProps {
  title: string
  cookies: readonly DeclaredCookie<NecessaryId | OptionalId>[]
}

function Kind({ title, cookies }: KindProps) {
  const text = useText(cookieMessages)
  return (
    <>
      <h3 sx={{ mt: 5, mb: 3, fontSize: 'h3' }}>{title}</h3>
      <ul sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {cookies.map((cookie) => (
          <li
            key={cookie.id}
            sx={{ display: 'grid', gap: 1, py: 4, borderTop: '1px solid', borderColor: 'hairline' }}
          >
            <strong sx={{ fontWeight: 'medium' }}>{text(`declared.${cookie.id}.name`)}</strong>
            <p>{text(`declared.${cookie.id}.description`)}</p>
            <CookieFacts cookie={cookie} />
          </li>
        ))}
      </ul>
    </>
  )
}
