import { accountRoutes } from '../../../../contract/paths/account-paths'
import { Button } from '../../../components/button'
import { FormCard } from '../../../components/form-card'
import { usePageTitle } from '../../../components/page-title'
import { SiteLink } from '../../../components/site-link'
import { useText } from '../../../lib/i18n/texts'
import { withNext } from '../../../lib/navigation/with-next'
import { passwordResetMessages } from '../password-reset-texts'

interface CodeEndedProps {
  next: string | null
  onAgain: () => void
}

/** The code can no longer be used: a new one, or another way. */
export function CodeEnded({ next, onAgain }: CodeEndedProps) {
  const text = useText(passwordResetMessages)
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
