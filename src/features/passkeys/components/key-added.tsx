/** @jsxImportSource theme-ui */
import { accountRoutes } from '../../../../contract/paths/account-paths'
import { LinkButton } from '../../../components/link-button'
import { Notice } from '../../../components/notice'
import { TitledHeading } from '../../../components/titled-heading'
import { useText } from '../../../lib/i18n/texts'
import { passkeysMessages } from '../passkeys-texts'

/** A key was added; codes that were made along with it come first. */
export function KeyAdded({ codesGenerated }: { codesGenerated: boolean }) {
  const text = useText(passkeysMessages)
  const toList = accountRoutes['account-2fa-webauthn'].pattern
  return (
    <>
      <TitledHeading title={text('added.title')}>{text('added.sentence')}</TitledHeading>
      <div sx={{ display: 'grid', justifyItems: 'start', gap: 4 }}>
        {codesGenerated && (
          <Notice
            tone='warning'
            title={text('added.codesTitle')}
            action={
              <LinkButton to={accountRoutes['account-2fa-recovery-codes'].pattern}>
                {text('added.toCodes')}
              </LinkButton>
            }
          >
            {text('added.codes')}
          </Notice>
        )}
        <LinkButton to={toList} variant={codesGenerated ? 'secondary' : 'primary'}>
          {text('added.toList')}
        </LinkButton>
      </div>
    </>
  )
}
