import { Button, LinkButton } from '#components/button'
import { EmptyState } from '#components/empty-state'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { catalogueMessages } from '../catalogue-messages'

export type EmptyListProps =
  /** A list without products. */
  | { kind: 'empty' }
  /** No product matches the filters. */
  | { kind: 'nothing'; onClearFilters: () => void }
  /** The list has fewer pages than this page's number. */
  | { kind: 'pageGone'; firstPage: string }

/** In place of the cards where there are none. */
export default function EmptyList(props: EmptyListProps) {
  const { t } = useTranslation(catalogueMessages)
  if (props.kind === 'nothing') {
    const clear = <Button onClick={props.onClearFilters}>{t('filter.clear')}</Button>
    return (
      <EmptyState title={t('filter.none')} action={clear}>
        {t('filter.noneHint')}
      </EmptyState>
    )
  }
  const [name, path] =
    props.kind === 'empty'
      ? (['empty', publicPaths.products] as const)
      : (['pageGone', props.firstPage] as const)
  return (
    <EmptyState
      title={t(`${name}.title`)}
      action={<LinkButton to={path}>{t(`${name}.action`)}</LinkButton>}
    >
      {t(`${name}.text`)}
    </EmptyState>
  )
}
