/** @jsxImportSource theme-ui */
import { sitePictures } from '../../../../contract/media/site-pictures'
import { Card } from '../../../components/card'
import { Skeleton } from '../../../components/skeleton'
import { cardNameStyle, gridStyle } from './card-style'

const { width, height } = sitePictures.productCard

/** Holds the place of a grid of products, in its size. */
export function GridSkeleton({ count }: { count: number }) {
  const places = Array.from({ length: count }, (_, place) => place)
  return (
    <ul aria-hidden='true' sx={gridStyle}>
      {places.map((place) => (
        <li key={place}>
          <Card
            paired
            picture={
              <div sx={{ aspectRatio: `${width} / ${height}` }}>
                <Skeleton height='100%' />
              </div>
            }
          >
            <div sx={{ fontSize: 'h3' }}>
              <div sx={cardNameStyle}>
                <Skeleton width='80%' />
              </div>
            </div>
            <div sx={{ minHeight: 24 }}>
              <Skeleton width='60%' />
            </div>
            <div sx={{ fontSize: 'lead' }}>
              <Skeleton width='40%' height='1.5em' />
            </div>
          </Card>
        </li>
      ))}
    </ul>
  )
}
