import { accountRoutes } from '../../../../contract/paths/account-paths'
import { useText } from '../../../shared/i18n/texts'
import { withNext } from '../../../shared/navigation/with-next'
import { Button } from '../../../shared/ui/button'
import { FormCard } from '../../../shared/ui/form-card'
import { usePageTitle } from '../../../shared/ui/page-title'
import { SiteLink } from '../../../shared/ui/site-link'
import { passwordResetTexts } from '../password-reset-texts'

interface CodeEndedProps {
  next: string | null
  onAgain: () => void
}

/** The code can no longer be used: a new one, or another way. */
export function CodeEnded({ next, onAgain }: CodeEndedProps) {
  const text = useText(passwordResetTexts)
  usePageTitle(text('ended.title'))
  return (
    <FormCard
      motif='drop'
      title={text('ended.title')}
      lead={<p role='status'>{text('ended.lead')}</p>}
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
      <Button size='lg' wide onClick={onAgain}>
        {text('ended.again')}
      </Button>
    </FormCard>
  )
}
