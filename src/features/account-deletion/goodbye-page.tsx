import { useEffect } from 'react'
import { LinkButton } from '#components/button'
import { FormCard } from '#components/form-card'
import { accountRoutes } from '#contract/paths/account-paths'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { goTo } from '#lib/navigation/navigate'
import { useStore } from '#lib/state/create-store'
import { useSession } from '#session/session'
import { deletionMessages } from './deletion-messages'
import { deletionState } from './deletion-state'

/** Says goodbye after the account was deleted; a member who has one belongs elsewhere. */
export default function GoodbyePage() {
  const { t } = useTranslation(deletionMessages)
  const { user } = useSession()
  const deletion = useStore(deletionState, () => 'none')
  const isMember = user !== null && deletion !== 'done'
  useEffect(() => {
    if (isMember) goTo(accountRoutes.account.pattern, { replace: true })
  }, [isMember])
  if (isMember) return null
  return (
    <FormCard title={t('goodbye.title')} lead={t('goodbye.lead')}>
      <p>{t('goodbye.later')}</p>
      <p>{t('goodbye.thanks')}</p>
      <div>
        <LinkButton to={publicPaths.blog}>{t('goodbye.lessons')}</LinkButton>
      </div>
    </FormCard>
  )
}
