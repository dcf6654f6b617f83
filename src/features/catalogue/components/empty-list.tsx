import { Button, LinkButton } from '#components/button'
import { EmptyState } from '#components/empty-state'
import { publicPaths } from '#contract/paths/site-paths'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import emptyList from '#locales/el/empty-list.json'

/** Apart from the messages of the lists, which every list page loads. */
const emptyMessages = addMessages('empty-list', emptyList)

export type EmptyListProps =
  /** A list without products. */
  | { kind: 'empty' }
  /** No product matches the filters. */
  | { kind: 'nothing'; onClearFilters: () => void }
  /** The list has fewer pages than this page's number. */
  | { kind: 'pageGone'; firstPage: string }

/** In place of the cards where there are none. */
export default function EmptyList(props: EmptyListProps) {
  const { kind } = props
  const { t } = useTranslation(emptyMessages)
  const words = t(`${kind}.action`)
  const action =
    kind === 'nothing' ? (
      <Button onClick={props.onClearFilters}>{words}</Button>
    ) : (
      <LinkButton to={kind === 'empty' ? publicPaths.products : props.firstPage}>
        {words}
      </LinkButton>
    )
  return (
    <EmptyState title={t(`${kind}.title`)} action={action}>
      {t(`${kind}.text`)}
    </EmptyState>
  )
}
