/** @jsxImportSource theme-ui */
import { accountRoutes } from '../../../../contract/paths/account-paths'
import { useText } from '../../../shared/i18n/texts'
import { LinkButton } from '../../../shared/ui/link-button'
import { Notice } from '../../../shared/ui/notice'
import { TitledHeading } from '../../../shared/ui/titled-heading'
import { passkeysTexts } from '../passkeys-texts'

/** A key was added; codes that were made along with it come first. */
export function KeyAdded({ codesGenerated }: { codesGenerated: boolean }) {
  const text = useText(passkeysTexts)
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
