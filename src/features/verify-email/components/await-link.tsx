/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import { ResendMail } from '../../../components/account/resend-mail'
import { FormCard } from '../../../components/form-card'
import { usePageTitle } from '../../../components/page-title'
import { useText } from '../../../lib/i18n/texts'
import { resendVerification } from '../resend-verification'
import { verifyEmailMessages } from '../verify-email-texts'

interface AwaitLinkProps {
  /** Where the mail went; null where this tab does not know. */
  email: string | null
  isMember: boolean
  foot: readonly ReactNode[]
}

/** The mail holds a link instead of a code: nothing is to be typed here. */
export function AwaitLink({ email, isMember, foot }: AwaitLinkProps) {
  const text = useText(verifyEmailMessages)
  usePageTitle(text('await.title'))
  return (
    <FormCard
      motif='drop'
      title={text('await.title')}
      lead={email === null ? text('await.sent') : text('await.sentTo', { email })}
      foot={foot}
    >
      <div sx={{ display: 'grid', gap: 3 }}>
        <p sx={{ color: 'textMuted', fontSize: 'small' }}>{text('await.noMail')}</p>
        <ResendMail
          holds='link'
          resend={() => resendVerification(isMember ? email : null)}
          instead={text(isMember ? 'await.insteadMember' : 'await.instead')}
        />
        {!isMember && (
          <p sx={{ color: 'textMuted', fontSize: 'small' }}>{text('await.otherDevice')}</p>
        )}
      </div>
    </FormCard>
  )
}
