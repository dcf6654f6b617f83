/** @jsxImportSource theme-ui */
import { memo } from 'react'
import { entityPath } from '../../../../contract/paths/site-paths'
import type { Product } from '../../../../contract/shop/product'
import { translate } from '../../../../contract/wire/translations'
import { Badge } from '../../../components/badge'
import { Card } from '../../../components/card'
import { CardTitle } from '../../../components/card-title'
import { Price } from '../../../components/price'
import { SourcePicture } from '../../../components/source-picture'
import { useText } from '../../../lib/i18n/texts'
import { favouritesMessages } from '../favourites-texts'
import { RemoveButton, type RemoveButtonProps } from './remove-button'

interface FavouriteProductProps extends Omit<RemoveButtonProps, 'mark'> {
  product: Product
}

/**
 * A product that somebody marked; one that is off sale leads nowhere but stays named. Drawn anew
 * only where something about it is new: lists of them grow long.
 */
export const FavouriteProduct = memo(({ product, actor, busy }: FavouriteProductProps) => {
  const text = useText(favouritesMessages)
  const { id, active, stock, finalPrice, mainImagePath, translations } = product
  const mark = { kind: 'products', id, name: translate(translations, 'name') } as const
  const address = active ? { to: entityPath('product', product) } : {}
  return (
    <Card as='li' picture={<SourcePicture kind='favouriteCard' source={mainImagePath} alt='' />}>
      <CardTitle as='h2' prefetch={false} {...address}>
        <span sx={{ fontSize: 'body' }}>{mark.name}</span>
      </CardTitle>
      {!active && <Badge>{text('offSale')}</Badge>}
      {active && stock === 0 && <Badge>{text('soldOut')}</Badge>}
      {active && <Price amount={finalPrice} />}
      <div sx={{ mt: 'auto', ml: -2 }}>
        <RemoveButton mark={mark} actor={actor} busy={busy} />
      </div>
    </Card>
  )
})
