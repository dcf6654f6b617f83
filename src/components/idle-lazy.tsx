import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
} from 'react'
import { whenIdle } from '../lib/idle/when-idle'
import { reportPageFailure } from '../lib/navigation/page-failure'
import { holdEarlyPresses, pressHeld } from './early-press'

interface Loaded<Props> {
  default: ComponentType<Props>
}

/** Where the script does not come, the part stays as it was built; it must not take the page along. */
function stay(error: unknown): Promise<never> {
  reportPageFailure(error)
  return new Promise(() => {})
}

/**
 * A part of a page whose script stays out of the first load. The build renders it like any other;
 * in the browser that HTML stays in view until the page is idle (or the person begins), and only
 * then comes alive. A button that somebody pressed meanwhile is pressed again then.
 * @param load imports the module whose default export is the part
 * @param fallback what holds its place where there is no pre-rendered HTML
 */
export function idleLazy<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  fallback: ReactNode = null,
) {
  const isBuild = typeof window === 'undefined'
  const start = isBuild ? load : () => whenIdle().then(load)
  if (!isBuild) holdEarlyPresses()
  const Part = lazy<FunctionComponent<{ given: Props }>>(async () => {
    const { default: Inner } = await start().catch(stay)
    return {
      default: function Alive({ given }) {
        useEffect(pressHeld, [])
        return <Inner {...given} />
      },
    }
  })
  // Memo, because an update from outside before it comes alive would throw that HTML away.
  return memo((props: Props) => (
    <Suspense fallback={fallback}>
      <Part given={props} />
    </Suspense>
  ))
}
