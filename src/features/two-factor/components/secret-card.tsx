/** @jsxImportSource theme-ui */

import { CopyButton } from '../../../components/copy-button'
import { useText } from '../../../lib/i18n/texts'
import { grouped } from '../grouped'
import type { TotpSetup } from '../totp-setup'
import { twoFactorMessages } from '../two-factor-texts'

/** The secret for the app: to scan, to type, to copy, or to open on the same phone. */
export function SecretCard({ setup }: { setup: TotpSetup }) {
  const text = useText(twoFactorMessages)
  return (
    <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 5 }}>
      {setup.picture && (
        <section sx={{ display: 'grid', gap: 3, flex: '1 1 240px', alignContent: 'start' }}>
          <h2 sx={{ fontSize: 'h3' }}>{text('activation.scanTitle')}</h2>
          <p sx={{ color: 'textMuted' }}>{text('activation.scan')}</p>
          <div sx={{ width: 'fit-content', p: 3, borderRadius: 'menu', bg: 'paper' }}>
            <img
              src={setup.picture}
              alt={text('activation.picture')}
              width={192}
              height={192}
              data-secret=''
            />
          </div>
        </section>
      )}
      <section
        sx={{ display: 'grid', gap: 3, flex: '1 1 240px', alignContent: 'start', minWidth: 0 }}
      >
        <h2 sx={{ fontSize: 'h3' }}>{text('activation.secretTitle')}</h2>
        <p sx={{ color: 'textMuted' }}>{text('activation.secret')}</p>
        <p>
          <code sx={{ fontFamily: 'monospace', fontSize: 'lead', overflowWrap: 'anywhere' }}>
            {grouped(setup.secret)}
          </code>
        </p>
        <div sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
          <CopyButton value={setup.secret}>{text('activation.copySecret')}</CopyButton>
          <a href={setup.url}>{text('activation.openApp')}</a>
        </div>
      </section>
    </div>
  )
}
