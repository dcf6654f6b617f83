import { accountRoutes } from '../../../contract/paths/account-paths'
import { AddressAuthForm } from '../../components/account/address-auth-form'
import { FormCard } from '../../components/form-card'
import { LinkButton } from '../../components/link-button'
import { usePageTitle } from '../../components/page-title'
import { SiteLink } from '../../components/site-link'
import { useText } from '../../lib/i18n/texts'
import { withNext } from '../../lib/navigation/with-next'
import type { AccountPageProps } from '../../session/account-page-props'
import { mailedAddress } from '../../session/mailed-address'
import { useAsk } from '../../session/use-ask'
import { useSession } from '../../session/use-session'
import { providerLoginMessages } from './provider-login-texts'

const login = accountRoutes['account-login'].pattern

/** Asks for the address that a provider did not tell (R072, R285). */
export function ProviderSignupPage({ next }: AccountPageProps) {
  const text = useText(providerLoginMessages)
  const { pendingFlow } = useSession()
  const name = pendingFlow?.provider?.name
  const ask = useAsk<{ email: string }>({
    callOf: (body) => ({ method: 'POST', path: '/auth/provider/signup', body }),
    onAsk: ({ email }) => mailedAddress.keep(email),
  })
  const isEnded = ask.state.matches('ended') || ask.state.matches('closed')
  usePageTitle(text(isEnded ? 'ended.title' : 'signup.title'))
  if (isEnded) {
    const lead = text(ask.state.matches('closed') ? 'ended.closed' : 'ended.lead')
    return (
      <FormCard motif='ripple' title={text('ended.title')} lead={lead}>
        <LinkButton to={withNext(login, next)} prefetch={false} size='lg' wide>
          {text('failed.loginButton')}
        </LinkButton>
      </FormCard>
    )
  }
  return (
    <FormCard
      title={text('signup.title')}
      lead={name ? text('signup.lead', { name }) : text('signup.leadNameless')}
      foot={[
        <SiteLink key='login' to={withNext(login, next)} prefetch={false}>
          {text('signup.login')}
        </SiteLink>,
      ]}
    >
      <AddressAuthForm
        ask={ask}
        label={text('signup.email')}
        hint={text('signup.emailHint')}
        submit={text('signup.submit')}
      />
    </FormCard>
  )
}
