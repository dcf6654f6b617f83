import { type ComponentType, useEffect, useState } from 'react'

/**
 * A part with a script of its own, fetched when it is wanted.
 * @param failed hears of a script that did not come; the next time it is wanted, it is asked for anew
 */
export function useArrived<Props>(
  isWanted: boolean,
  load: () => Promise<{ default: ComponentType<Props> }>,
  failed: () => void = () => {},
): ComponentType<Props> | undefined {
  const [arrived, setArrived] = useState<{ Part: ComponentType<Props> }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched when it becomes wanted, and then only
  useEffect(() => {
    if (isWanted && !arrived) load().then(({ default: Part }) => setArrived({ Part }), failed)
  }, [isWanted])
  return arrived?.Part
}
