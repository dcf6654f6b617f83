import { useText } from '../../../shared/i18n/texts'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden'
import type { CatalogueSort } from '../catalogue-sort'
import { catalogueTexts } from '../catalogue-texts'
import type { ShelfView } from '../shelf-view'
import { sortLabelKeys } from '../sort-labels'

interface ShelfStatusProps {
  view: ShelfView
  sort: CatalogueSort
  /** Which products of how many the page shows. */
  shown: string
}

/** Says politely that the order is changing and that it has changed. */
export function ShelfStatus({ view, sort, shown }: ShelfStatusProps) {
  const text = useText(catalogueTexts)
  return (
    <VisuallyHidden role='status'>
      {view.kind === 'loading' && text('sort.loading')}
      {view.kind === 'sorted' && text('sort.done', { sort: text(sortLabelKeys[sort]), shown })}
    </VisuallyHidden>
  )
}
