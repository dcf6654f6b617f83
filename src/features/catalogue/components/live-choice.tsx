import { type ComponentType, useEffect, useState } from 'react'
import { type CatalogueChoice, queryOfChoice, readChoice } from '../catalogue-choice'
import { ChoiceControls } from './choice-controls'
import type { ChosenShelfProps } from './chosen-shelf'

export interface LiveChoiceProps extends Omit<ChosenShelfProps, 'query'> {
  /** Query of the address, which names order and filters. */
  search: string
  /** What was chosen since; it outdoes the address. */
  chosen: CatalogueChoice | null
  /** How many products the choice leaves; null as long as that is not known, and for the whole list. */
  count: number | null
  onChoose: (choice: CatalogueChoice) => void
}

/** Where people choose order and filters, and what follows from it. Nothing without a script. */
export default function LiveChoice(props: LiveChoiceProps) {
  const { search, chosen, count, onChoose, ...shelf } = props
  const isHydrated = useIsHydrated()
  const query = queryOfChoice(chosen ?? readChoice(search))
  const ChosenShelf = useChosenShelf(query, shelf)
  if (!isHydrated) return null
  return (
    <>
      <ChoiceControls choice={readChoice(query)} count={count} onChoose={onChoose} />
      {ChosenShelf && <ChosenShelf query={query} {...shelf} />}
    </>
  )
}

/**
 * What asks for the products of a choice. Its script comes with the first choice, as the list as it
 * was built needs none of it; where it cannot be had, the list says so and trying again fetches it.
 */
function useChosenShelf(
  query: string,
  { retries, onView }: Pick<ChosenShelfProps, 'retries' | 'onView'>,
): ComponentType<ChosenShelfProps> | null {
  const [shelf, setShelf] = useState<{ component: ComponentType<ChosenShelfProps> } | null>(null)
  const isMissing = query !== '' && shelf === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press of "try again" tries again
  useEffect(() => {
    if (!isMissing) return
    import(/* webpackChunkName: "chosen-shelf" */ './chosen-shelf').then(
      (loaded) => setShelf({ component: loaded.default }),
      () =>
        onView({
          choice: readChoice(query),
          view: { kind: 'unavailable', problem: 'unreachable' },
        }),
    )
  }, [isMissing, query, retries, onView])
  return shelf?.component ?? null
}

function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}
