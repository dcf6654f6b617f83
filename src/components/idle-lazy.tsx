import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { whenIdle } from '#lib/idle/scheduling'
import { reportPageFailure } from '#lib/navigation/page-lifecycle'
import {
  type ButtonUse,
  clickIn,
  forgetEarlyClick,
  holdEarlyClicks,
  isUsed,
  repeatUse,
  replayClick,
  showHeldClick,
} from './early-click'
import { addUnhydratedPart, watchHeadingLinks } from './unhydrated-parts'

export interface Loaded<Props> {
  default: ComponentType<Props>
}

/** A failed chunk leaves the pre-rendered HTML in place; it must not break the page. */
function keepHtml(error: unknown): Promise<never> {
  forgetEarlyClick()
  reportPageFailure(error)
  return new Promise(() => {})
}

interface LazyOptions {
  /** Shown where there is no pre-rendered HTML. */
  fallback?: ReactNode
}

/**
 * A component whose chunk is not part of the first load. The build renders it like any other; in
 * the browser its HTML stays in view until the page is idle (or the first user interaction), then
 * it is loaded and hydrated. A click on one of its buttons before hydration is replayed.
 * @param load imports the module whose default export is the component
 */
export function idleLazy<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  { fallback = null }: LazyOptions = {},
) {
  const isBuild = typeof window === 'undefined'
  const start = async () => {
    if (!isBuild) await whenIdle()
    return load()
  }
  if (!isBuild) {
    holdEarlyClicks()
    watchHeadingLinks()
  }
  const Part = lazy<FunctionComponent<{ given: Props; onHydrated: () => void }>>(async () => {
    const { default: Inner } = await start().catch(keepHtml)
    showHeldClick(false)
    return {
      default: function Hydrated({ given, onHydrated }) {
        useEffect(() => {
          replayClick()
          onHydrated()
        }, [onHydrated])
        return <Inner {...given} />
      },
    }
  })
  // Memo, because an update from outside before hydration would discard the HTML.
  return memo(function IdleLazy(props: Props) {
    const onHydrated = useUnhydratedPart()
    return (
      <Suspense fallback={fallback}>
        <Part given={props} onHydrated={onHydrated} />
      </Suspense>
    )
  })
}

/**
 * Registers a component as a part whose HTML waits for a script, if it hydrates HTML of the build.
 * @returns to be called when it is hydrated
 */
function useUnhydratedPart(): () => void {
  const hasHtml = useIsHydration()
  const isOver = useRef(() => {})
  useEffect(() => {
    if (hasHtml) isOver.current = addUnhydratedPart()
    return () => isOver.current()
  }, [hasHtml])
  return useCallback(() => isOver.current(), [])
}

/**
 * A button whose script is not part of the first load and which most visitors never use. Its HTML
 * of the build stays, without any React component, until `neededWhen` resolves or it is clicked;
 * that click is replayed. On pages that a link opens, it is rendered when the page is idle.
 *
 * It does not use a Suspense boundary that waits for its script: React discards the HTML of such a
 * boundary at the next change of any context, such as the router's when a visitor follows a link to
 * a heading.
 * @param load imports the module whose default export is the component with the button
 * @param idOf id of the button in the HTML, for `servedButtons`
 */
export function buttonOnDemand<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  neededWhen: () => Promise<unknown>,
  idOf: (props: Props) => number | undefined = () => undefined,
) {
  const Built = typeof window === 'undefined' ? lazy(async () => takingGiven(await load())) : null
  if (!Built) holdEarlyClicks()
  return memo(function OnDemand(props: Props) {
    const hasHtml = useIsHydration()
    const [Button, setButton] = useState<ComponentType<Props>>()
    const place = useRef<HTMLDivElement>(null)
    const before = useRef<ButtonUse>()
    useEffect(() => {
      const unmounted = new AbortController()
      const clicked = clickIn(place, unmounted.signal)
      const wanted = hasHtml ? Promise.race([neededWhen(), clicked]) : Promise.resolve()
      wanted
        .then(whenIdle)
        .then(load)
        .then(({ default: Loaded }) => {
          before.current = isUsed(place.current)
          if (!unmounted.signal.aborted) setButton(() => Loaded)
        })
        .catch((error: unknown) => {
          forgetEarlyClick()
          reportPageFailure(error)
        })
      return () => unmounted.abort()
    }, [hasHtml])
    useEffect(() => {
      const button = place.current?.querySelector('button')
      if (Button && button && before.current) repeatUse(button, before.current)
      before.current = undefined
    }, [Button])
    if (Built || Button) {
      return (
        <div ref={place} style={asIfAbsent} data-on-demand={idOf(props)}>
          <Suspense fallback={null}>
            {Built ? <Built given={props} /> : Button && <Button {...props} />}
          </Suspense>
        </div>
      )
    }
    if (!hasHtml) return null
    return (
      <div
        ref={place}
        style={asIfAbsent}
        suppressHydrationWarning
        // React leaves the content of such an element as it is.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
        dangerouslySetInnerHTML={nothing}
      />
    )
  })
}

/** React's types of `lazy` do not accept generic props. */
const takingGiven = <Props extends object>({ default: Inner }: Loaded<Props>) => ({
  default: ({ given }: { given: Props }) => <Inner {...given} />,
})

const asIfAbsent = { display: 'contents' }
const nothing = { __html: '' }
const neverChanges = () => () => {}

/** Whether a component hydrated HTML of the build; constant, so that nothing renders again. */
function useIsHydration(): boolean {
  const taken = useRef(false)
  return useSyncExternalStore(
    neverChanges,
    () => taken.current,
    () => {
      taken.current = true
      return true
    },
  )
}
