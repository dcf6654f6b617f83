import { LinkButton } from '#components/button'
import { Notice } from '#components/notice'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { buyerOf } from '#session/buyer'
import { useSession } from '#session/session'
import { checkoutMessages } from './checkout-messages'
import { browserKeys } from './order-keys'

/** In the cart: an order that this tab has sent may be on its way. The checkout finds out. */
export function UnansweredNotice() {
  const { t } = useTranslation(checkoutMessages)
  const buyer = buyerOf(useSession())
  if (buyer === null || browserKeys().unanswered(buyer) === null) return null
  return (
    <Notice
      tone='warning'
      title={t('unclear.title')}
      action={
        <LinkButton to={publicPaths.checkout} size='sm' prefetch={false}>
          {t('unclear.retry')}
        </LinkButton>
      }
    >
      {t('unclear.inCart')}
    </Notice>
  )
}
