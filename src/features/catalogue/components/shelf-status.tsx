import { VisuallyHidden } from '../../../components/visually-hidden'
import { useText } from '../../../lib/i18n/texts'
import type { CatalogueChoice } from '../catalogue-choice'
import { catalogueMessages } from '../catalogue-texts'
import { sortLabelKeys } from '../choice-labels'
import type { ShelfView } from '../shelf-view'

interface ShelfStatusProps {
  view: ShelfView
  sort: CatalogueChoice['sort']
  /** Which products of how many the page shows. */
  shown: string
}

/** Says politely that the order is changing and that it has changed. */
export function ShelfStatus({ view, sort, shown }: ShelfStatusProps) {
  const text = useText(catalogueMessages)
  return (
    <VisuallyHidden role='status'>
      {view.kind === 'loading' && text('sort.loading')}
      {view.kind === 'nothing' && text('filter.none')}
      {view.kind === 'chosen' && text('sort.done', { sort: text(sortLabelKeys[sort]), shown })}
    </VisuallyHidden>
  )
}
