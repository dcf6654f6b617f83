import { useText } from '../../../shared/i18n/texts'
import { EmptyState } from '../../../shared/ui/empty-state'
import { LinkButton } from '../../../shared/ui/link-button'
import { catalogueTexts } from '../catalogue-texts'

/** The list has become shorter than this page's number. */
export function PageGone({ firstPage }: { firstPage: string }) {
  const text = useText(catalogueTexts)
  return (
    <EmptyState
      title={text('pageGone.title')}
      action={<LinkButton to={firstPage}>{text('pageGone.action')}</LinkButton>}
    >
      {text('pageGone.text')}
    </EmptyState>
  )
}
