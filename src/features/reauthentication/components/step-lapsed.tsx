import { accountRoutes } from '../../../../contract/paths/account-paths'
import { FormCard } from '../../../components/form-card'
import { LinkButton } from '../../../components/link-button'
import { usePageTitle } from '../../../components/page-title'
import { useText } from '../../../lib/i18n/texts'
import { withNext } from '../../../lib/navigation/with-next'
import { reauthenticationMessages } from '../reauthentication-texts'

/** The service no longer waits for this step: the way out is the beginning. */
export function StepLapsed({ next }: { next: string | null }) {
  const text = useText(reauthenticationMessages)
  usePageTitle(text('lapsed.title'))
  return (
    <FormCard title={text('lapsed.title')} lead={text('lapsed.sentence')} motif='drop'>
      <LinkButton to={withNext(accountRoutes['account-login'].pattern, next)} size='lg' wide>
        {text('lapsed.action')}
      </LinkButton>
    </FormCard>
  )
}
