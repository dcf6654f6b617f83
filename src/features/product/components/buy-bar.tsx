/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { publicPaths } from '../../../../contract/paths/site-paths'
import type { ProductOffer } from '../../../../contract/shop/product-offer'
import { LinkButton } from '../../../components/link-button'
import { useText } from '../../../lib/i18n/texts'
import { formatMoney } from '../../../lib/money/format-money'
import { productMessages } from '../product-texts'

interface BuyBarProps {
  name: string
  offer: ProductOffer
  /** The way to buy it, where there is one; else people can ask. */
  children: ReactNode
}

/**
 * Price and button of a phone, in view from the first line of the page to its last. It sticks inside
 * the content, so that it never lies over the footer, and follows all else in the order of focus.
 */
export function BuyBar({ name, offer, children }: BuyBarProps) {
  const text = useText(productMessages)
  return (
    <section aria-label={text('bar.label', { name })} data-buy-bar='' data-chrome='' sx={barStyle}>
      <strong>{formatMoney(offer.finalPrice)}</strong>
      <div>
        {children}
        <LinkButton to={publicPaths.contact} prefetch={false}>
          {text('bar.ask')}
        </LinkButton>
      </div>
    </section>
  )
}

const barStyle: ThemeUIStyleObject = {
  display: ['flex', null, 'none'],
  position: 'sticky',
  // Above the places of small screens; it waits as long as the banner of cookies is there.
  bottom: 'calc(60px + env(safe-area-inset-bottom))',
  zIndex: 10,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
  px: 4,
  py: 2,
  borderTop: '1px solid',
  borderColor: 'hairline',
  bg: 'background',
  strong: { fontSize: 'lead', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& > div': { display: 'flex', minWidth: 0 },
  // Where it can be bought, asking about it has its place in the page alone.
  '& > div > * + a': { display: 'none' },
  // A low window is all too soon full of what sticks to it.
  '@media (max-height: 480px)': { position: 'static' },
}
