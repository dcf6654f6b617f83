import { Button } from '../../../components/button'
import { EmptyState } from '../../../components/empty-state'
import { useText } from '../../../lib/i18n/texts'
import { catalogueMessages } from '../catalogue-texts'

/** No product fits the filters. */
export function NothingFits({ onWiden }: { onWiden: () => void }) {
  const text = useText(catalogueMessages)
  return (
    <EmptyState
      title={text('filter.none')}
      action={<Button onClick={onWiden}>{text('filter.clear')}</Button>}
    >
      {text('filter.widen')}
    </EmptyState>
  )
}
