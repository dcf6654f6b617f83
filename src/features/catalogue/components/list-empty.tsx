import { publicPaths } from '../../../../contract/paths/site-paths'
import { EmptyState } from '../../../components/empty-state'
import { LinkButton } from '../../../components/link-button'
import { useText } from '../../../lib/i18n/texts'
import { catalogueMessages } from '../catalogue-texts'

/** A category without products. */
export function ListEmpty() {
  const text = useText(catalogueMessages)
  return (
    <EmptyState
      title={text('empty.title')}
      action={<LinkButton to={publicPaths.products}>{text('empty.action')}</LinkButton>}
    >
      {text('empty.text')}
    </EmptyState>
  )
}
