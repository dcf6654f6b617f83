import { useText } from '../../../shared/i18n/texts'
import { Button } from '../../../shared/ui/button'
import { EmptyState } from '../../../shared/ui/empty-state'
import { catalogueTexts } from '../catalogue-texts'

/** No product fits the filters. */
export function NothingFits({ onWiden }: { onWiden: () => void }) {
  const text = useText(catalogueTexts)
  return (
    <EmptyState
      title={text('filter.none')}
      action={<Button onClick={onWiden}>{text('filter.clear')}</Button>}
    >
      {text('filter.widen')}
    </EmptyState>
  )
}
