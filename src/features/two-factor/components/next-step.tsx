/** @jsxImportSource theme-ui */
import { type AccountRouteName, accountRoutes } from '../../../../contract/paths/account-paths'
import { LinkButton } from '../../../components/link-button'
import { Notice, type NoticeTone } from '../../../components/notice'
import { useText } from '../../../lib/i18n/texts'
import { type Advice, adviceFor, type Factors } from '../factors'
import { twoFactorMessages } from '../two-factor-texts'

const steps: Record<Exclude<Advice, 'good'>, { tone: NoticeTone; to: AccountRouteName }> = {
  start: { tone: 'warning', to: 'account-2fa-totp-activate' },
  makeCodes: { tone: 'warning', to: 'account-2fa-recovery-codes-generate' },
  fewCodes: { tone: 'warning', to: 'account-2fa-recovery-codes-generate' },
  addKey: { tone: 'info', to: 'account-2fa-webauthn-add' },
}

/** What to do next for a safer account, in plain words. */
export function NextStep({ factors }: { factors: Factors }) {
  const text = useText(twoFactorMessages)
  const advice = adviceFor(factors)
  return (
    <div sx={{ mb: 5 }}>
      {advice === 'good' ? (
        <Notice tone='success'>{text('advice.good')}</Notice>
      ) : (
        <Notice
          tone={steps[advice].tone}
          title={text('advice.title')}
          action={
            <LinkButton to={accountRoutes[steps[advice].to].pattern}>
              {text(`advice.${advice}Action`)}
            </LinkButton>
          }
        >
          {text(`advice.${advice}`, { count: factors.codes?.left ?? 0 })}
        </Notice>
      )}
    </div>
  )
}
