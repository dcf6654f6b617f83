import { publicPaths } from '../../../../contract/paths/site-paths'
import { useText } from '../../../shared/i18n/texts'
import { EmptyState } from '../../../shared/ui/empty-state'
import { LinkButton } from '../../../shared/ui/link-button'
import { favouritesTexts } from '../favourites-texts'
import type { Mark } from '../mark'

const waysOn = { posts: publicPaths.blog, products: publicPaths.products } as const

/** Nothing is marked yet: how that is done, and where. */
export function NoFavourites({ kind }: { kind: Mark['kind'] }) {
  const text = useText(favouritesTexts)
  return (
    <EmptyState
      motif={kind === 'posts' ? 'book' : 'leaf'}
      title={text(`${kind}.emptyTitle`)}
      action={<LinkButton to={waysOn[kind]}>{text(`${kind}.emptyAction`)}</LinkButton>}
    >
      {text(`${kind}.empty`)}
    </EmptyState>
  )
}
