/** @jsxImportSource theme-ui */
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { entityPath } from '../../../../contract/paths/site-paths'
import { largestQuantity } from '../../../../contract/shop/cart-item-write'
import { translated } from '../../../../contract/wire/translations'
import { IconButton } from '../../../components/icon-button'
import { QuantityStepper } from '../../../components/quantity-stepper'
import { SiteLink } from '../../../components/site-link'
import { SourcePicture } from '../../../components/source-picture'
import { useText } from '../../../lib/i18n/texts'
import { formatMoney } from '../../../lib/money/format-money'
import type { WantedItem } from '../cart-status'
import { cartMessages } from '../cart-texts'
import type { CartWrite } from '../cart-write'
import { cartLineStyle } from './cart-line-style'
import { limitWords } from './limit-words'
import { ObstacleNote } from './obstacle-note'

interface CartLineProps {
  wanted: WantedItem
  onWrite: (write: CartWrite) => void
}

/** One product of the cart: how many, what they cost, and the way out. */
export function CartLine({ wanted: { item, quantity, obstacle }, onWrite }: CartLineProps) {
  const text = useText(cartMessages)
  const { product } = item
  const { text: name, locale } = translated(product.translations, 'name')
  const what = { item: item.id, product: product.id, name }
  const change = (to: number) => onWrite({ kind: 'change', ...what, quantity: to })
  const [isOverMax, setOverMax] = useState(false)
  const isSettled = quantity === item.quantity
  return (
    <li sx={cartLineStyle}>
      <div className='picture'>
        <SourcePicture kind='cartLine' source={product.mainImagePath} alt='' rounded />
      </div>
      <div className='words'>
        <SiteLink
          to={entityPath('product', product)}
          prefetch={false}
          {...(locale !== 'el' && { lang: locale })}
        >
          {name}
        </SiteLink>
        <span className='piece'>
          {formatMoney(item.finalPrice)} {text('items.onePiece')}
        </span>
        <ObstacleNote obstacle={obstacle} onTakeFewer={change} />
        <p role='status' className='limit'>
          {isOverMax && obstacle === null && limitWords(product.stock)}
        </p>
      </div>
      <div className='deeds'>
        {obstacle === null || obstacle.kind === 'tooFew' ? (
          <QuantityStepper
            label={text('items.quantity', { name })}
            value={quantity}
            max={Math.min(largestQuantity, Math.max(product.stock, quantity))}
            onChange={change}
            onOverMax={setOverMax}
          />
        ) : (
          <span />
        )}
        <IconButton
          label={text('items.remove', { name })}
          onClick={() => onWrite({ kind: 'remove', ...what, quantity: item.quantity })}
        >
          <Trash2 />
        </IconButton>
        <strong {...(!isSettled && { 'aria-busy': true })}>{formatMoney(item.totalPrice)}</strong>
      </div>
    </li>
  )
}
