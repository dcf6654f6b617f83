import type { ReactNode } from 'react'
import { FormCard } from '#components/form-card'
import { useTranslation } from '#lib/i18n/use-translation'
import { useSession } from '#session/session'
import { useAuthConfig } from '#session/use-auth-config'
import { CodeExpired, LinkWrong, verifyEmailMessages } from './components/verification-ends'

interface GuestWithoutSignUpProps {
  /** Where signing in leads to. */
  next: string | null
  /** Where another step of signing in is pending. */
  otherwise: ReactNode
}

/**
 * The page that confirms an address, for a guest who has none to confirm: they opened a mail's link
 * without its key, or too late.
 */
export default function GuestWithoutSignUp({ next, otherwise }: GuestWithoutSignUpProps) {
  const { t } = useTranslation(verifyEmailMessages)
  const { pendingFlow } = useSession()
  const { data: config, isPending } = useAuthConfig()
  if (pendingFlow) return otherwise
  if (isPending) return <FormCard title={t('code.title')} />
  const isByCode = config?.account.email_verification_by_code_enabled
  return isByCode ? <CodeExpired next={next} /> : <LinkWrong why='invalid' next={next} />
}
