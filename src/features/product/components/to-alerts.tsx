import { LinkButton } from '#components/button'
import { accountRoutes } from '#contract/paths/account-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { alertMessages } from '../alert-messages'

/** To the list of a member, where an alert can be taken back. */
export function ToAlerts() {
  const { t } = useTranslation(alertMessages)
  return (
    <LinkButton to={accountRoutes['account-alerts'].pattern} variant='secondary' size='sm'>
      {t('toAlerts')}
    </LinkButton>
  )
}
