import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { gainOf, type HeartsContext, isMarked, type Press } from './hearts'
import { liveHearts } from './live-hearts'
import type { MarkKind } from './marked-ids'

/** A heart as a view has it. */
interface Heart {
  isMarked: boolean
  /** What to add to a count that was made before the person pressed: 1, 0 or -1. */
  gain: number
  press: () => void
}

/** The heart of one thing; empty while the page is built and until it is known how it stands. */
export function useHeart(kind: MarkKind, { id, name }: Press): Heart {
  useEffect(() => {
    const hearts = liveHearts(kind)
    hearts.send({ type: 'heart.shown', id })
    return () => hearts.send({ type: 'heart.gone', id })
  }, [kind, id])
  return {
    isMarked: useHearts(kind, (context) => isMarked(context, id), false),
    gain: useHearts(kind, (context) => gainOf(context, id), 0),
    press: () => liveHearts(kind).send({ type: 'heart.pressed', press: { id, name } }),
  }
}

function useHearts<Value extends boolean | number>(
  kind: MarkKind,
  read: (context: HeartsContext) => Value,
  atBuild: Value,
): Value {
  const subscribe = useCallback(
    (heard: () => void) => {
      const following = liveHearts(kind).subscribe(heard)
      return () => following.unsubscribe()
    },
    [kind],
  )
  return useSyncExternalStore(
    subscribe,
    () => read(liveHearts(kind).getSnapshot().context),
    () => atBuild,
  )
}
