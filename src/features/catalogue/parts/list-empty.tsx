import { publicPaths } from '../../../../contract/paths/site-paths'
import { useText } from '../../../shared/i18n/texts'
import { EmptyState } from '../../../shared/ui/empty-state'
import { LinkButton } from '../../../shared/ui/link-button'
import { catalogueTexts } from '../catalogue-texts'

/** A category without products. */
export function ListEmpty() {
  const text = useText(catalogueTexts)
  return (
    <EmptyState
      title={text('empty.title')}
      action={<LinkButton to={publicPaths.products}>{text('empty.action')}</LinkButton>}
    >
      {text('empty.text')}
    </EmptyState>
  )
}
