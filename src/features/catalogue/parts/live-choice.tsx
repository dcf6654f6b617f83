import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { apiRequest } from '../../../shared/http/api-request'
import { type CatalogueChoice, queryOfChoice, readChoice } from '../catalogue-choice'
import { type BuiltShelf, loadShelfPage } from '../load-shelf-page'
import { type ShelfOutcome, type ShelfWish, shelfMachine } from '../shelf-machine'
import { type ChosenView, shelfViewOf } from '../shelf-view'
import { ChoiceControls } from './choice-controls'

export interface LiveChoiceProps extends BuiltShelf, Omit<ShelfWish, 'choice'> {
  /** Query of the address, which names order and filters. */
  search: string
  /** What was chosen since; it outdoes the address. */
  chosen: CatalogueChoice | null
  /** Counts the presses of "try again". */
  retries: number
  onChoose: (choice: CatalogueChoice) => void
  onView: (view: ChosenView) => void
}

/** Where people choose order and filters, and what follows from it. Nothing without a script. */
export default function LiveChoice(props: LiveChoiceProps) {
  const isAlive = useIsAlive()
  const query = queryOfChoice(props.chosen ?? readChoice(props.search))
  const count = useShelf(query, props)
  if (!isAlive) return null
  return <ChoiceControls choice={readChoice(query)} count={count} onChoose={props.onChoose} />
}

/** How many products a choice leaves, as soon as that is known. */
function useShelf(query: string, props: LiveChoiceProps): number | null {
  const { page, categoryId, pageCount, newestAddedAt, retries, onView } = props
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
  return snapshot.matches('showingChosen') ? snapshot.context.count : null
}

function useIsAlive(): boolean {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return isAlive
}
