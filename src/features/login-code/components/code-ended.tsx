import { accountRoutes } from '../../../../contract/paths/account-paths'
import { FormCard } from '../../../components/form-card'
import { LinkButton } from '../../../components/link-button'
import { SiteLink } from '../../../components/site-link'
import { useText } from '../../../lib/i18n/texts'
import { withNext } from '../../../lib/navigation/with-next'
import { loginCodeMessages } from '../login-code-texts'

/** The code can no longer be used: a new one, or another way. */
export function CodeEnded({ next }: { next: string | null }) {
  const text = useText(loginCodeMessages)
  return (
    <FormCard
      motif='drop'
      title={text('ended.title')}
      lead={text('ended.lead')}
      foot={[
        <SiteLink
          key='login'
          to={withNext(accountRoutes['account-login'].pattern, next)}
          prefetch={false}
        >
          {text('ended.login')}
        </SiteLink>,
      ]}
    >
      <LinkButton
        to={withNext(accountRoutes['account-login-code'].pattern, next)}
        prefetch={false}
        size='lg'
        wide
      >
        {text('ended.again')}
      </LinkButton>
    </FormCard>
  )
}
