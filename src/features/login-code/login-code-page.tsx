import { accountRoutes } from '../../../contract/paths/account-paths'
import type { AccountPageProps } from '../../session/account-page-props'
import { AddressAskForm } from '../../session/address-ask-form'
import { mailedAddress } from '../../session/mailed-address'
import { useAsk } from '../../session/use-ask'
import { useAuthConfig } from '../../session/use-auth-config'
import { useText } from '../../shared/i18n/texts'
import { withNext } from '../../shared/navigation/with-next'
import { FormCard } from '../../shared/ui/form-card'
import { Notice } from '../../shared/ui/notice'
import { usePageTitle } from '../../shared/ui/page-title'
import { SiteLink } from '../../shared/ui/site-link'
import { askForCode } from './ask-for-code'
import { loginCodeTexts } from './login-code-texts'

/** Asks for a code by mail, to sign in with instead of a password. */
export function LoginCodePage({ next }: AccountPageProps) {
  const text = useText(loginCodeTexts)
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
        <AddressAskForm
          ask={ask}
          email={mailedAddress.read() ?? ''}
          label={text('request.email')}
          submit={text('request.submit')}
        />
      )}
    </FormCard>
  )
}
