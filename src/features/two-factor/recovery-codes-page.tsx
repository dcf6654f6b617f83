import { TitledHeading } from '../../components/titled-heading'
import { useText } from '../../lib/i18n/texts'
import { RecoveryCodes } from './components/recovery-codes'
import { twoFactorMessages } from './two-factor-texts'

/** A person's recovery codes (`/account/2fa/recovery-codes`). */
export function RecoveryCodesPage() {
  const text = useText(twoFactorMessages)
  return (
    <>
      <TitledHeading title={text('recovery.title')}>{text('recovery.lead')}</TitledHeading>
      <RecoveryCodes />
    </>
  )
}
