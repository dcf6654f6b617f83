import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import { apiRequest } from '../../../lib/http/api-request'
import { readChoice } from '../catalogue-choice'
import { type BuiltShelf, loadShelfPage } from '../load-shelf-page'
import { type ShelfOutcome, type ShelfWish, shelfMachine } from '../shelf-machine'
import { type ChosenView, shelfViewOf } from '../shelf-view'

export interface ChosenShelfProps extends BuiltShelf, Omit<ShelfWish, 'choice'> {
  /** Order and filters as a query; empty for the list as it was built. */
  query: string
  /** Counts the presses of "try again". */
  retries: number
  onView: (view: ChosenView) => void
}

/** Asks the API for the products of a choice and tells what the list is to show. Renders nothing. */
export default function ChosenShelf(props: ChosenShelfProps) {
  const { query, page, categoryId, pageCount, newestAddedAt, retries, onView } = props
  const [snapshot, send] = useMachine(
    shelfMachine.provide({
      actors: {
        loadPage: fromPromise<ShelfOutcome, ShelfWish>(({ input, signal }) =>
          loadShelfPage(apiRequest, input, { pageCount, newestAddedAt }, signal),
        ),
      },
    }),
    { input: { choice: readChoice(query), page, categoryId } },
  )
  useEffect(() => send({ type: 'choice.made', choice: readChoice(query) }), [send, query])
  useEffect(() => {
    if (retries > 0) send({ type: 'retry.pressed' })
  }, [send, retries])
  useEffect(() => {
    const { value, context } = snapshot
    onView({ choice: context.wish.choice, view: shelfViewOf(value, context) })
  }, [snapshot, onView])
  return null
}
