import { accountRoutes } from '../../../../contract/paths/account-paths'
import { useText } from '../../../shared/i18n/texts'
import { FormCard } from '../../../shared/ui/form-card'
import { LinkButton } from '../../../shared/ui/link-button'
import { usePageTitle } from '../../../shared/ui/page-title'
import { SiteLink } from '../../../shared/ui/site-link'
import { passwordResetTexts } from '../password-reset-texts'

/** The link is too old, was used, or is not whole: a new one. */
export function KeyWrong() {
  const text = useText(passwordResetTexts)
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
