import { publicPaths } from '../../../../contract/paths/site-paths'
import { EmptyState } from '../../../components/empty-state'
import { LinkButton } from '../../../components/link-button'
import { useText } from '../../../lib/i18n/texts'
import { favouritesMessages } from '../favourites-texts'
import type { Mark } from '../mark'

const waysOn = { posts: publicPaths.blog, products: publicPaths.products } as const

/** Nothing is marked yet: how that is done, and where. */
export function NoFavourites({ kind }: { kind: Mark['kind'] }) {
  const text = useText(favouritesMessages)
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
