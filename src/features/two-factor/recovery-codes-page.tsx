import { useText } from '../../shared/i18n/texts'
import { TitledHeading } from '../../shared/ui/titled-heading'
import { RecoveryCodes } from './parts/recovery-codes'
import { twoFactorTexts } from './two-factor-texts'

/** A person's recovery codes (`/account/2fa/recovery-codes`). */
export function RecoveryCodesPage() {
  const text = useText(twoFactorTexts)
  return (
    <>
      <TitledHeading title={text('recovery.title')}>{text('recovery.lead')}</TitledHeading>
      <RecoveryCodes />
    </>
  )
}
