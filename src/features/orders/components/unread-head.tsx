import { TitledHeading } from '#components/titled-heading'
import { useTranslation } from '#lib/i18n/use-translation'
import { ordersMessages } from '../messages'

interface UnreadHeadProps {
  query: { data: unknown; error: unknown }
}

/**
 * The title of a confirmation whose order cannot be read; nothing otherwise. It asks not to order
 * again.
 */
export function UnreadHead({ query: { data, error } }: UnreadHeadProps) {
  const { t } = useTranslation(ordersMessages)
  if (data !== undefined || !error) return null
  return <TitledHeading title={t('placed.unread.title')}>{t('placed.unread.lead')}</TitledHeading>
}
