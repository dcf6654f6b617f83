import { accountRoutes } from '../../../../contract/paths/account-paths'
import { useText } from '../../../shared/i18n/texts'
import { withNext } from '../../../shared/navigation/with-next'
import { FormCard } from '../../../shared/ui/form-card'
import { LinkButton } from '../../../shared/ui/link-button'
import { SiteLink } from '../../../shared/ui/site-link'
import { loginCodeTexts } from '../login-code-texts'

/** The code can no longer be used: a new one, or another way. */
export function CodeEnded({ next }: { next: string | null }) {
  const text = useText(loginCodeTexts)
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
