import { accountRoutes } from '../../../../contract/paths/account-paths'
import { FormCard } from '../../../components/form-card'
import { LinkButton } from '../../../components/link-button'
import { usePageTitle } from '../../../components/page-title'
import { SiteLink } from '../../../components/site-link'
import { useText } from '../../../lib/i18n/texts'
import { passwordResetMessages } from '../password-reset-texts'

/** The link is too old, was used, or is not whole: a new one. */
export function KeyWrong() {
  const text = useText(passwordResetMessages)
  usePageTitle(text('wrong.title'))
  return (
    <FormCard
      motif='ripple'
      title={text('wrong.title')}
      lead={text('wrong.lead')}
      foot={[
        <SiteLink key='login' to={accountRoutes['account-login'].pattern} prefetch={false}>
          {text('wrong.login')}
        </SiteLink>,
      ]}
    >
      <LinkButton
        to={accountRoutes['account-password-reset'].pattern}
        prefetch={false}
        size='lg'
        wide
      >
        {text('wrong.again')}
      </LinkButton>
    </FormCard>
  )
}
