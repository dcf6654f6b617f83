/** @jsxImportSource theme-ui */
import { entityPath } from '../../../../contract/paths/site-paths'
import type { Product } from '../../../../contract/shop/product'
import type { ChangeStory } from '../../../session/use-change'
import { useText } from '../../../shared/i18n/texts'
import { Badge } from '../../../shared/ui/badge'
import { Card } from '../../../shared/ui/card'
import { CardTitle } from '../../../shared/ui/card-title'
import { Picture } from '../../../shared/ui/picture'
import { Price } from '../../../shared/ui/price'
import { favouritesTexts } from '../favourites-texts'
import type { Mark } from '../mark'
import { cardPicture } from './cards-style'
import { RemoveButton } from './remove-button'

interface FavouriteProductProps {
  product: Product
  mark: Mark
  story: ChangeStory<Mark>
}

/** A product that somebody marked; one that is off sale leads nowhere but stays named. */
export function FavouriteProduct({ product, mark, story }: FavouriteProductProps) {
  const text = useText(favouritesTexts)
  const { active, stock, finalPrice, mainImagePath } = product
  const address = active ? { to: entityPath('product', product) } : {}
  return (
    <Card as='li' picture={<Picture source={mainImagePath} alt='' {...cardPicture} />}>
      <CardTitle as='h2' prefetch={false} {...address}>
        <span sx={{ fontSize: 'body' }}>{mark.name}</span>
      </CardTitle>
      {!active && <Badge>{text('offSale')}</Badge>}
      {active && stock === 0 && <Badge>{text('soldOut')}</Badge>}
      {active && <Price amount={finalPrice} />}
      <div sx={{ mt: 'auto', ml: -2 }}>
        <RemoveButton mark={mark} story={story} />
      </div>
    </Card>
  )
}
