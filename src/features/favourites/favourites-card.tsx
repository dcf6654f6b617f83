import { Heart } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { ReadProblem } from '#components/account/account-read'
import { Card, CardAction, CardTitle } from '#components/card'
import { PictureRow } from '#components/picture-row'
import { Skeleton } from '#components/skeleton'
import { UnshownRows } from '#components/unshown-rows'
import { accountRoutes } from '#contract/paths/account-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { favouritesMessages, useFavouriteProducts } from './api'

const shownFavourites = 4

/** Card of the favourite products, a link to their list. */
export function FavouritesCard() {
  const { t } = useTranslation(favouritesMessages)
  const favourites = useFavouriteProducts()
  const { data, isError } = favourites
  const rows = data?.rows
  return (
    <Card as='section'>
      <div sx={styles.head}>
        <Heart aria-hidden='true' size={22} />
        <CardTitle
          as='h2'
          to={accountRoutes['account-favourites-products'].pattern}
          prefetch={false}
        >
          {t('products.title')}
        </CardTitle>
      </div>
      {rows && rows.length > 0 && (
        <PictureRow products={rows.slice(0, shownFavourites).map(({ product }) => product)} />
      )}
      {data?.rows.length === 0 && data.unshown === 0 && !favourites.hasNextPage && (
        <p sx={styles.empty}>{t('products.empty')}</p>
      )}
      {data?.rows.length === 0 && <UnshownRows kind='products' count={data.unshown} />}
      {!rows && !isError && <Skeleton width='70%' height={56} />}
      {!rows && isError && (
        <CardAction>
          <ReadProblem query={favourites} title={t('products.failed')} />
        </CardAction>
      )}
    </Card>
  )
}

const styles = {
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    mb: 1,
    '& > svg': { flexShrink: 0, color: 'primaryText' },
  },
  empty: { color: 'textMuted' },
} satisfies Record<string, ThemeUIStyleObject>
