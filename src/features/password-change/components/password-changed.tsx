/** @jsxImportSource theme-ui */
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { accountRoutes } from '../../../../contract/paths/account-paths'
import { LinkButton } from '../../../components/link-button'
import { usePageTitle } from '../../../components/page-title'
import { useText } from '../../../lib/i18n/texts'
import { passwordChangeMessages } from '../password-change-texts'

/** The new password holds: what else that means, and two ways on. */
export function PasswordChanged({ hadPassword }: { hadPassword: boolean }) {
  const text = useText(passwordChangeMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(text('title'))
  useEffect(() => heading.current?.focus(), [])
  return (
    <div
      sx={{
        display: 'grid',
        gap: 3,
        p: [5, 6],
        borderRadius: 'card',
        bg: 'primaryTint',
        '& > svg': { color: 'primaryText' },
      }}
    >
      <CircleCheck aria-hidden='true' size={40} />
      <h1 ref={heading} tabIndex={-1} sx={{ m: 0, fontSize: 'h2', outline: 'none' }}>
        {text(hadPassword ? 'done.changed' : 'done.set')}
      </h1>
      <p>{text('done.sentence')}</p>
      <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 2 }}>
        <LinkButton to={accountRoutes.account.pattern}>{text('done.overview')}</LinkButton>
        <LinkButton to={accountRoutes['account-sessions'].pattern} variant='secondary'>
          {text('done.devices')}
        </LinkButton>
      </div>
    </div>
  )
}
