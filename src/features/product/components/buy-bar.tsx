import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { LinkButton } from '#components/button'
import { publicPaths } from '#contract/paths/site-paths'
import type { ProductOffer } from '#contract/shop/product-offer'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatMoney } from '#lib/text/format-number'
import { lowWindow } from '#theme/media'
import { productMessages } from '../product-messages'

interface BuyBarProps {
  name: string
  offer: ProductOffer
  /** Buy button; without one the contact link is shown. */
  children: ReactNode
}

/**
 * Sticky bar with price and buy button on phones, in the place of the bottom bar, once the panel's buy
 * button is out of view. It ends with the content, above the footer, where the bottom bar is seen again.
 */
export function BuyBar({ name, offer, children }: BuyBarProps) {
  const { t } = useTranslation(productMessages)
  return (
    <section aria-label={t('bar.label', { name })} data-buy-bar='' data-chrome='' sx={barStyle}>
      <strong>{formatMoney(offer.finalPrice)}</strong>
      <div>
        {children}
        <LinkButton to={publicPaths.contact} prefetch={false}>
          {t('bar.ask')}
        </LinkButton>
      </div>
    </section>
  )
}

const barStyle: ThemeUIStyleObject = {
  display: ['flex', null, 'none'],
  position: 'sticky',
  bottom: 0,
  // Over the bottom bar.
  zIndex: 'buyBar',
  minHeight: 'calc(61px + env(safe-area-inset-bottom))',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
  px: 4,
  pt: 2,
  pb: 'calc(8px + env(safe-area-inset-bottom))',
  borderTop: '1px solid',
  borderColor: 'hairline',
  bg: 'background',
  strong: { fontSize: 'lead', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& > div': { display: 'flex', minWidth: 0 },
  // Instead of a buy button, which needs scripts, there is the contact link.
  '& > div:has(button) > a': { display: 'none' },
  '@media (scripting: enabled)': {
    '&:has([data-spare]):not(:focus-within)': { visibility: 'hidden' },
  },
  '@media (scripting: none)': {
    '& button': { display: 'none' },
    '& > div:has(button) > a': { display: 'inline-flex' },
  },
  [lowWindow]: { position: 'static' },
}
