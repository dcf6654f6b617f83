/** @jsxImportSource theme-ui */
import { Skeleton } from '../../../components/skeleton'
import { cardsStyle } from './cards-style'

/** Holds the place of the first cards. */
export function CardsSkeleton() {
  return (
    <div sx={cardsStyle}>
      {[0, 1, 2].map((at) => (
        <Skeleton key={at} height={330} />
      ))}
    </div>
  )
}
