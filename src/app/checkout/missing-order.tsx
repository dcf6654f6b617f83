import { bankVisitFor } from '#components/account/bank-visit'
import { LinkButton } from '#components/button'
import { FormCard } from '#components/form-card'
import { accountRoutes } from '#contract/paths/account-paths'
import { NotFoundScreen } from '#features/not-found/not-found-screen'
import { paymentMessages } from '#features/payment/payment-messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { withNext } from '#lib/navigation/addresses'

interface MissingOrderProps {
  /** Path of the order's page, without query. */
  path: string
  uuid: string
}

/**
 * An order that a visitor without an account cannot see. Whom the bank has just sent back to it is
 * asked to sign in: it is a member's.
 */
export default function MissingOrder({ path, uuid }: MissingOrderProps) {
  const { t } = useTranslation(paymentMessages)
  if (bankVisitFor(uuid) === null) return <NotFoundScreen />
  return (
    <FormCard title={t('return.signIn.title')} lead={<p>{t('return.signIn.sentence')}</p>}>
      <LinkButton
        to={withNext(accountRoutes['account-login'].pattern, path)}
        size='lg'
        wide
        prefetch={false}
      >
        {t('return.signIn.action')}
      </LinkButton>
    </FormCard>
  )
}
