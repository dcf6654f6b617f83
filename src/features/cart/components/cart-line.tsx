import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { isFocusLost } from '#components/focus-keeper'
import { IconButton } from '#components/icon-button'
import { QuantityStepper } from '#components/quantity-stepper'
import { SiteLink } from '#components/site-link'
import { SourcePicture } from '#components/source-picture'
import { entityPath } from '#contract/paths/site-paths'
import { largestQuantity } from '#contract/shop/quantity'
import { translated } from '#contract/wire/translations'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatMoney } from '#lib/text/format-number'
import type { ItemObstacle } from '../cart-changes'
import { cartMessages } from '../cart-messages'
import type { CartWrite, ExpectedItem } from '../cart-write'
import { limitText } from './cart-problem'

interface CartLineProps {
  expected: ExpectedItem
  /** It was removed, and is here again: it takes the focus, unless something else has it. */
  hasReturned?: boolean
  onWrite: (write: CartWrite) => void
}

/** A cart item with quantity, price and remove button. */
export function CartLine({ expected, hasReturned = false, onWrite }: CartLineProps) {
  const { item, quantity, obstacle } = expected
  const { t: text } = useTranslation(cartMessages)
  const { product } = item
  const { text: name, locale } = translated(product.translations, 'name')
  const subject = { item: item.id, product: product.id, name }
  const change = (to: number) => onWrite({ kind: 'change', ...subject, quantity: to })
  const [isOverMax, setOverMax] = useState(false)
  const isSettled = quantity === item.quantity
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (hasReturned && isFocusLost()) line.current?.focus()
  }, [hasReturned])
  return (
    <li ref={line} tabIndex={-1} sx={cartLineStyle}>
      <div className='picture'>
        <SourcePicture kind='cartLine' source={product.mainImagePath} alt='' rounded />
      </div>
      <div className='text'>
        <SiteLink
          to={entityPath('product', product)}
          prefetch={false}
          {...(locale !== 'el' && { lang: locale })}
        >
          {name}
        </SiteLink>
        <span className='piece'>{`${formatMoney(item.finalPrice)} ${text('items.onePiece')}`}</span>
        <ItemObstacleNote obstacle={obstacle} onTakeFewer={change} />
        <p role='status' className='limit'>
          {isOverMax && obstacle === null && limitText(product.stock)}
        </p>
      </div>
      <div className='actions'>
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
          onClick={() => onWrite({ kind: 'remove', ...subject, quantity: item.quantity })}
        >
          <Trash2 />
        </IconButton>
        <strong {...(!isSettled && { 'aria-busy': true })}>{formatMoney(item.totalPrice)}</strong>
      </div>
    </li>
  )
}

interface ObstacleNoteProps {
  obstacle: ItemObstacle | null
  onTakeFewer: (quantity: number) => void
}

/** Why the item cannot be ordered, with an offer of the available quantity. */
function ItemObstacleNote({ obstacle, onTakeFewer }: ObstacleNoteProps) {
  const { t } = useTranslation(cartMessages)
  if (!obstacle) return null
  return (
    <div sx={styles.itemObstacleNote}>
      <span sx={styles.itemObstacleNoteLabel}>
        {obstacle.kind === 'tooFew'
          ? t('items.tooFew', { count: obstacle.stock })
          : t(`items.${obstacle.kind}`)}
      </span>
      {obstacle.kind === 'tooFew' && (
        <Button variant='secondary' size='sm' onClick={() => onTakeFewer(obstacle.stock)}>
          {t('items.takeFewer', { count: obstacle.stock })}
        </Button>
      )}
    </div>
  )
}

/** Picture and text side by side; actions below them on small screens. */
const cartLineStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: ['72px minmax(0, 1fr)', '96px minmax(0, 1fr)'],
  gap: [3, 4],
  px: [4, 5],
  py: 4,
  '& + &': { borderTop: '1px solid', borderTopColor: 'hairline' },
  '.picture': { gridRow: [null, 'span 2'] },
  '.text': { display: 'grid', alignContent: 'start', gap: 1, overflowWrap: 'anywhere' },
  '.text > a': { width: 'fit-content', fontWeight: 'medium' },
  '.piece': { color: 'textMuted', fontSize: 'small' },
  '.limit': { m: 0, color: 'warningText', fontSize: 'small', fontWeight: 'medium' },
  // The status element exists before it has content, but takes no space.
  '.limit:empty': { position: 'absolute' },
  '.actions': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 2,
    gridColumn: ['1 / -1', '2'],
  },
  '.actions > strong': { ml: 'auto', fontVariantNumeric: 'tabular-nums' },
  '[aria-busy]': { opacity: 0.55 },
}

const styles = {
  itemObstacleNote: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1 },
  itemObstacleNoteLabel: { color: 'warningText', fontSize: 'small', fontWeight: 'medium' },
} satisfies Record<string, ThemeUIStyleObject>
