import { HandCoins, Undo2 } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { publicPaths } from '#contract/paths/site-paths'
import type { PayWay } from '#contract/shop/pay-way'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { isCashOnDelivery } from '#lib/pay-way/pay-way-name'
import promises from '#locales/el/shop-promises.json'
import { SiteLink } from './site-link'

const promiseMessages = addMessages('shop-promises', promises)

/** What the shop promises its customers: returns, and payment on delivery where it is offered. */
export function ShopPromises({ payWays }: { payWays: readonly PayWay[] }) {
  const { t } = useTranslation(promiseMessages)
  return (
    <ul aria-label={t('label')} sx={promisesStyle}>
      <li>
        <Undo2 aria-hidden='true' size={20} />
        <SiteLink to={publicPaths['return-policy']} prefetch={false}>
          {t('returns')}
        </SiteLink>
      </li>
      {payWays.some(isCashOnDelivery) && (
        <li>
          <HandCoins aria-hidden='true' size={20} />
          <span>{t('cashOnDelivery')}</span>
        </li>
      )}
    </ul>
  )
}

const promisesStyle: ThemeUIStyleObject = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: 'small',
  li: { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: 2 },
  svg: { mt: '2px', color: 'primaryText' },
}
