import { EmptyState } from '../../../components/empty-state'
import { LinkButton } from '../../../components/link-button'
import { useText } from '../../../lib/i18n/texts'
import { catalogueMessages } from '../catalogue-texts'

/** The list has become shorter than this page's number. */
export function PageGone({ firstPage }: { firstPage: string }) {
  const text = useText(catalogueMessages)
  return (
    <EmptyState
      title={text('pageGone.title')}
      action={<LinkButton to={firstPage}>{text('pageGone.action')}</LinkButton>}
    >
      {text('pageGone.text')}
    </EmptyState>
  )
}
