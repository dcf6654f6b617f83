import { accountRoutes } from '../../../contract/paths/account-paths'
import { AddressAuthForm } from '../../components/account/address-auth-form'
import { FormCard } from '../../components/form-card'
import { Notice } from '../../components/notice'
import { usePageTitle } from '../../components/page-title'
import { SiteLink } from '../../components/site-link'
import { useText } from '../../lib/i18n/texts'
import { withNext } from '../../lib/navigation/with-next'
import { canUsePasskeys } from '../../lib/passkey/passkey-device'
import type { AccountPageProps } from '../../session/account-page-props'
import { mailedAddress } from '../../session/mailed-address'
import { useAsk } from '../../session/use-ask'
import { passkeySignupMessages } from './passkey-signup-texts'

const { 'account-signup': signup, 'account-login': login } = accountRoutes

/** Opening an account with a passkey: first the address, which is then confirmed (R078, R289). */
export function PasskeySignupPage({ next }: AccountPageProps) {
  const text = useText(passkeySignupMessages)
  const ask = useAsk<{ email: string }>({
    callOf: (body) => ({ method: 'POST', path: '/auth/webauthn/signup', body }),
    onAsk: ({ email }) => mailedAddress.keep(email),
  })
  const isClosed = ask.state.matches('closed')
  const title = text(isClosed ? 'closed.title' : 'request.title')
  usePageTitle(title)
  return (
    <FormCard
      title={title}
      lead={text(isClosed ? 'closed.lead' : 'request.lead')}
      foot={[
        <SiteLink key='password' to={withNext(signup.pattern, next)} prefetch={false}>
          {text('request.password')}
        </SiteLink>,
        <SiteLink key='login' to={withNext(login.pattern, next)} prefetch={false}>
          {text('request.login')}
        </SiteLink>,
      ]}
    >
      {!isClosed && !canUsePasskeys() && (
        <Notice tone='warning'>{text('request.unsupported')}</Notice>
      )}
      {!isClosed && canUsePasskeys() && (
        <AddressAuthForm
          ask={ask}
          label={text('request.email')}
          hint={text('request.emailHint')}
          submit={text('request.submit')}
        />
      )}
    </FormCard>
  )
}
