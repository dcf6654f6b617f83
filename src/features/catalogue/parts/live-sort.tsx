import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { apiRequest } from '../../../shared/http/api-request'
import { useText } from '../../../shared/i18n/texts'
import { SelectMenu } from '../../../shared/ui/select-menu'
import { type CatalogueSort, catalogueSorts, readSort } from '../catalogue-sort'
import { catalogueTexts } from '../catalogue-texts'
import { type BuiltShelf, loadShelfPage } from '../load-shelf-page'
import { type ShelfOutcome, type ShelfWish, shelfMachine } from '../shelf-machine'
import { type SortedView, shelfViewOf } from '../shelf-view'
import { sortLabelKeys } from '../sort-labels'

export interface LiveSortProps extends BuiltShelf, Omit<ShelfWish, 'sort'> {
  /** Query of the address, which names the order. */
  search: string
  /** The order that was chosen since; it outdoes the address. */
  chosen: CatalogueSort | null
  /** Counts the presses of "try again". */
  retries: number
  onChoose: (sort: CatalogueSort) => void
  onView: (view: SortedView) => void
}

/** Where people choose the order, and what follows from their choice. Nothing without a script. */
export default function LiveSort(props: LiveSortProps) {
  const text = useText(catalogueTexts)
  const isAlive = useIsAlive()
  const sort = props.chosen ?? readSort(props.search)
  useShelf(sort, props)
  if (!isAlive) return null
  return (
    <SelectMenu
      label={text('sort.label')}
      value={sort}
      options={catalogueSorts.map((value) => ({ value, label: text(sortLabelKeys[value]) }))}
      onChange={props.onChoose}
    />
  )
}

function useShelf(sort: CatalogueSort, props: LiveSortProps): void {
  const { page, categoryId, pageCount, newestAddedAt, retries, onView } = props
  const [snapshot, send] = useMachine(
    shelfMachine.provide({
      actors: {
        loadPage: fromPromise<ShelfOutcome, ShelfWish>(({ input, signal }) =>
          loadShelfPage(apiRequest, input, { pageCount, newestAddedAt }, signal),
        ),
      },
    }),
    { input: { sort, page, categoryId } },
  )
  useEffect(() => send({ type: 'sort.chosen', sort }), [send, sort])
  useEffect(() => {
    if (retries > 0) send({ type: 'retry.pressed' })
  }, [send, retries])
  useEffect(() => {
    const { value, context } = snapshot
    onView({ sort: context.wish.sort, view: shelfViewOf(value, context) })
  }, [snapshot, onView])
}

function useIsAlive(): boolean {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return isAlive
}
