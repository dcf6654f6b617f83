import { Printer } from 'lucide-react'
import { Button, type ButtonLook } from '#components/button'
import { useTranslation } from '#lib/i18n/use-translation'
import { ordersMessages } from '../messages'

/** Prints the order. */
export function PrintButton({ variant = 'secondary' }: Pick<ButtonLook, 'variant'>) {
  const { t } = useTranslation(ordersMessages)
  return (
    <Button variant={variant} size='sm' onClick={() => window.print()}>
      <Printer aria-hidden='true' size={18} />
      <span>{t('detail.print')}</span>
    </Button>
  )
}
