import { lazy, Suspense, useEffect, useState } from 'react'
import { reportPageFailure } from '../../../shared/navigation/page-failure'
import { absent } from '../../../shared/ui/absent'
import { type CatalogueChoice, queryOfChoice, readChoice } from '../catalogue-choice'
import { ChoiceControls } from './choice-controls'
import type { ChosenShelfProps } from './chosen-shelf'

/** Comes with the first choice: the built list needs none of it. */
const ChosenShelf = lazy(() =>
  import(/* webpackChunkName: "chosen-shelf" */ './chosen-shelf').catch((error) => {
    reportPageFailure(error)
    return absent()
  }),
)

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
  const [wasChosen, setWasChosen] = useState(false)
  if (query !== '' && !wasChosen) setWasChosen(true)
  if (!isHydrated) return null
  return (
    <>
      <ChoiceControls choice={readChoice(query)} count={count} onChoose={onChoose} />
      {wasChosen && (
        <Suspense fallback={null}>
          <ChosenShelf query={query} {...shelf} />
        </Suspense>
      )}
    </>
  )
}

function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}
