import { accountRoutes } from '../../../../contract/paths/account-paths'
import { useText } from '../../../shared/i18n/texts'
import { withNext } from '../../../shared/navigation/with-next'
import { FormCard } from '../../../shared/ui/form-card'
import { LinkButton } from '../../../shared/ui/link-button'
import { usePageTitle } from '../../../shared/ui/page-title'
import { proofTexts } from '../proof-texts'

/** The service no longer waits for this step: the way out is the beginning. */
export function StepLapsed({ next }: { next: string | null }) {
  const text = useText(proofTexts)
  usePageTitle(text('lapsed.title'))
  return (
    <FormCard title={text('lapsed.title')} lead={text('lapsed.sentence')} motif='drop'>
      <LinkButton to={withNext(accountRoutes['account-login'].pattern, next)} size='lg' wide>
        {text('lapsed.action')}
      </LinkButton>
    </FormCard>
  )
}
