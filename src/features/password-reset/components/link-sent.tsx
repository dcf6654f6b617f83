/** @jsxImportSource theme-ui */
import { accountRoutes } from '../../../../contract/paths/account-paths'
import { ResendMail } from '../../../components/account/resend-mail'
import { Button } from '../../../components/button'
import { FormCard } from '../../../components/form-card'
import { SiteLink } from '../../../components/site-link'
import { useText } from '../../../lib/i18n/texts'
import { withNext } from '../../../lib/navigation/with-next'
import { authRequest } from '../../../session/auth-request'
import { askForMail } from '../ask-for-mail'
import { passwordResetMessages } from '../password-reset-texts'

interface LinkSentProps {
  email: string
  next: string | null
  onAnother: () => void
}

/** What happens next; the same words whether the address is known or not. */
export function LinkSent({ email, next, onAnother }: LinkSentProps) {
  const text = useText(passwordResetMessages)
  return (
    <FormCard
      motif='drop'
      title={text('sent.title')}
      lead={<p role='status'>{text('sent.lead', { email })}</p>}
      foot={[
        <SiteLink
          key='login'
          to={withNext(accountRoutes['account-login'].pattern, next)}
          prefetch={false}
        >
          {text('sent.login')}
        </SiteLink>,
      ]}
    >
      <div sx={{ display: 'grid', gap: 3 }}>
        <p sx={{ color: 'textMuted', fontSize: 'small' }}>{text('sent.noMail')}</p>
        <ResendMail holds='link' resend={() => authRequest(askForMail(email))} />
        <Button variant='quiet' wide onClick={onAnother}>
          {text('sent.another')}
        </Button>
      </div>
    </FormCard>
  )
}
