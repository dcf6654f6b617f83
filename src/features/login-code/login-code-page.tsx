import { accountRoutes } from '../../../contract/paths/account-paths'
import { AddressAuthForm } from '../../components/account/address-auth-form'
import { FormCard } from '../../components/form-card'
import { Notice } from '../../components/notice'
import { usePageTitle } from '../../components/page-title'
import { SiteLink } from '../../components/site-link'
import { useText } from '../../lib/i18n/texts'
import { withNext } from '../../lib/navigation/with-next'
import type { AccountPageProps } from '../../session/account-page-props'
import { mailedAddress } from '../../session/mailed-address'
import { useAsk } from '../../session/use-ask'
import { useAuthConfig } from '../../session/use-auth-config'
import { askForCode } from './ask-for-code'
import { loginCodeMessages } from './login-code-texts'

/** Asks for a code by mail, to sign in with instead of a password. */
export function LoginCodePage({ next }: AccountPageProps) {
  const text = useText(loginCodeMessages)
  usePageTitle(text('request.title'))
  const { data: config } = useAuthConfig()
  const ask = useAsk<{ email: string }>({
    callOf: ({ email }) => askForCode(email),
    onAsk: ({ email }) => mailedAddress.keep(email),
  })
  const links = [
    { to: accountRoutes['account-login'].pattern, words: text('request.login') },
    { to: accountRoutes['account-signup'].pattern, words: text('request.signup') },
  ]
  return (
    <FormCard
      title={text('request.title')}
      lead={text('request.lead')}
      foot={links.map(({ to, words }) => (
        <SiteLink key={to} to={withNext(to, next)} prefetch={false}>
          {words}
        </SiteLink>
      ))}
    >
      {config?.account.login_by_code_enabled === false ? (
        <Notice tone='info'>{text('request.off')}</Notice>
      ) : (
        <AddressAuthForm
          ask={ask}
          email={mailedAddress.read() ?? ''}
          label={text('request.email')}
          submit={text('request.submit')}
        />
      )}
    </FormCard>
  )
}
