import { memo, useContext, useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Badge } from '#components/badge'
import { Card, CardAction, CardTitle } from '#components/card'
import { CardBuy } from '#components/card-buy'
import { Price } from '#components/price'
import { SourcePicture } from '#components/source-picture'
import { listFavourites } from '#contract/endpoints/favourites'
import { entityPath } from '#contract/paths/site-paths'
import type { Favourite } from '#contract/shop/favourite'
import type { Product } from '#contract/shop/product'
import { translate } from '#contract/wire/translations'
import { useTranslation } from '#lib/i18n/use-translation'
import { favouritesMessages, isRemoving, useFavouriteProducts, useRemoveFavourite } from './api'
import { FavouritesList, RemoveButton, type RemoveButtonProps } from './components/favourites-list'

const productOf = ({ product }: Favourite) => product.id

export default function FavouriteProductsPage() {
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useFavouriteProducts()
  const mutation = useRemoveFavourite(listFavourites, productOf, () => heading.current?.focus())
  return (
    <FavouritesList kind='products' heading={heading} list={list} mutation={mutation}>
      {(rows) =>
        rows.map(({ id, product }) => (
          <FavouriteProduct
            key={id}
            product={product}
            remove={mutation.submit}
            busy={isRemoving(mutation, product.id)}
          />
        ))
      }
    </FavouritesList>
  )
}

interface FavouriteProductProps extends Omit<RemoveButtonProps, 'entry'> {
  product: Product
}

/** Card of a favourite product, no link once it is off sale; memoised, as the list can be long. */
const FavouriteProduct = memo(({ product, remove, busy }: FavouriteProductProps) => {
  const { t } = useTranslation(favouritesMessages)
  const { id, active, stock, finalPrice, mainImagePath, translations } = product
  const entry = { kind: 'products', id, name: translate(translations, 'name') } as const
  const path = entityPath('product', product)
  const Buy = useContext(CardBuy)
  return (
    <Card as='li' picture={<SourcePicture kind='favouriteCard' source={mainImagePath} alt='' />}>
      <CardTitle as='h2' prefetch={false} {...(active && { to: path })}>
        <span sx={styles.favouriteProductLabel}>{entry.name}</span>
      </CardTitle>
      {!active && <Badge>{t('offSale')}</Badge>}
      {active && stock === 0 && <Badge>{t('soldOut')}</Badge>}
      {active && (
        <div sx={styles.offer}>
          <Price amount={finalPrice} />
          {stock > 0 && (
            <CardAction>
              <Buy product={id} {...{ name: entry.name, path, stock }} />
            </CardAction>
          )}
        </div>
      )}
      <div sx={styles.removeButtonBox}>
        <RemoveButton entry={entry} remove={remove} busy={busy} />
      </div>
    </Card>
  )
})

const styles = {
  favouriteProductLabel: { fontSize: 'body' },
  offer: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    minHeight: 'touch',
  },
  removeButtonBox: { mt: 'auto', ml: -2 },
} satisfies Record<string, ThemeUIStyleObject>
