import { type ReactNode, useContext } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Badge } from '#components/badge'
import { Card, CardTitle } from '#components/card'
import { CardBuy } from '#components/card-buy'
import { CardFavourite } from '#components/card-favourite'
import { Picture } from '#components/picture'
import { Price } from '#components/price'
import { Rating } from '#components/rating'
import { StaticPart } from '#components/static-part'
import { VisuallyHidden } from '#components/visually-hidden'
import { availabilityOf } from '#contract/shop/product-offer'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import productCard from '#locales/el/product-card.json'
import type { CardProduct, CardVariants } from './product-list-props'

/** Separate from the lists' messages, as cards are also on other pages. */
const cardMessages = addMessages('product-card', productCard)

interface ProductCardProps {
  product: CardProduct
  /** Where it stands for a group of variants. */
  variants?: CardVariants | undefined
  titleAs?: 'h2' | 'h3'
  /** The name with markup, such as highlighted search terms. */
  shownName?: ReactNode
}

/**
 * A product in a list; the whole card is one link, with buttons for favourites and cart. On the page
 * that the browser opens, all but the buttons keeps the HTML of the build.
 */
export function ProductCard(props: ProductCardProps) {
  const { product, variants, titleAs = 'h3', shownName } = props
  const { productId, path, name, nameLocale, stock, cardImage } = product
  const Favourite = useContext(CardFavourite)
  const Buy = useContext(CardBuy)
  return (
    <Card
      as='article'
      paired
      picture={
        <StaticPart deps={[product]}>
          <div {...(availabilityOf(stock) === 'soldOut' && { sx: styles.soldOut })}>
            <Picture kind='productCard' image={cardImage} alt='' />
          </div>
        </StaticPart>
      }
    >
      <div sx={styles.body}>
        <StaticPart deps={[product]} sx={styles.words}>
          <CardBadges product={product} isOfGroup={variants !== undefined} />
          <CardTitle as={titleAs} to={path} prefetch={false}>
            <span sx={cardNameStyle} {...(nameLocale !== 'el' && { lang: nameLocale })}>
              {shownName ?? name}
            </span>
          </CardTitle>
          <CardRating average={product.reviewAverage} count={product.reviewCount} />
          <div data-price='' sx={styles.price}>
            <Price
              amount={product.finalPrice}
              listPrice={product.priceBeforeDiscount}
              from={variants?.from}
            />
          </div>
        </StaticPart>
        <div sx={styles.action}>
          {variants ? (
            <span sx={styles.versions}>{variants.versions}</span>
          ) : (
            stock > 0 && <Buy product={productId} {...{ name, path, stock }} />
          )}
        </div>
      </div>
      <Favourite kind='products' id={productId} name={name} />
    </Card>
  )
}

interface CardBadgesProps {
  product: CardProduct
  /** The card stands for a group of variants, of which others may be in stock. */
  isOfGroup: boolean
}

/** Badges on the picture: sold out, few left. */
function CardBadges({ product, isOfGroup }: CardBadgesProps) {
  const { t } = useTranslation(cardMessages)
  const availability = availabilityOf(product.stock)
  return (
    <div sx={styles.cardBadges}>
      {availability === 'soldOut' && <Badge>{t('soldOut')}</Badge>}
      {availability === 'fewLeft' && !isOfGroup && (
        <Badge tone='warning'>{t('fewLeft', { count: product.stock })}</Badge>
      )}
    </div>
  )
}

interface CardRatingProps {
  /** Half stars, 0 to 10. */
  average: number | null
  count: number | null
}

/** Stars and number of reviews; the room for them where they are not known. */
function CardRating({ average, count }: CardRatingProps) {
  const { t } = useTranslation(cardMessages)
  return (
    <div sx={styles.cardRating}>
      {average && count ? (
        <>
          <Rating value={average} size={16} />
          <span aria-hidden='true'>{`(${count})`}</span>
          <VisuallyHidden>{t('reviewCount', { count })}</VisuallyHidden>
        </>
      ) : (
        count === 0 && t('noReviews')
      )}
    </div>
  )
}

const nameLineHeight = 1.3
const linesKept = 2

/** Names take at least two lines, so that rows stay level. */
export const cardNameStyle = {
  display: 'block',
  minHeight: `${linesKept * nameLineHeight}em`,
  fontSize: ['clamp(0.8125rem, 4.1vw, 1rem)', null, null, 'h3'],
  lineHeight: nameLineHeight,
  hyphens: 'auto',
} satisfies ThemeUIStyleObject

const styles = {
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'auto auto 1fr auto',
    columnGap: 2,
    rowGap: 2,
    flex: 1,
  },
  words: { display: 'contents', '& > :not([data-price])': { gridColumn: '1 / -1' } },
  soldOut: { opacity: 0.55 },
  // The price is in one line with the button, which may come later than it; the list price above.
  price: {
    display: 'contents',
    '& > span': { display: 'contents' },
    strong: {
      gridArea: '4 / 1',
      alignSelf: 'center',
      fontSize: ['clamp(1rem, 5vw, 1.1875rem)', null, null, 'lead'],
    },
    'strong + span': { gridArea: '3 / 1 / 4 / -1', alignSelf: 'end', mb: '-4px' },
  },
  // Above the link that covers the card.
  action: {
    position: 'relative',
    zIndex: 2,
    display: 'grid',
    alignItems: 'center',
    gridArea: '4 / 2',
    minHeight: 'touch',
  },
  versions: { color: 'textMuted', fontSize: 'small' },
  cardBadges: { position: 'absolute', top: 2, left: 2, display: 'grid', gap: 1 },
  cardRating: {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minHeight: 24,
    color: 'textMuted',
    fontSize: 'small',
  },
} satisfies Record<string, ThemeUIStyleObject>
