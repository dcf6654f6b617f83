import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { whenIdle, whenNear } from '#lib/idle/scheduling'
import { reportPageFailure } from '#lib/navigation/page-lifecycle'
import { forgetClick, replayClick, whenClickHeld } from './click-replay'

interface Loaded<Props> {
  default: ComponentType<Props>
}

interface LazyOptions<Props> {
  /** For parts below the first screen: loads the component when its HTML comes near the screen. */
  near?: boolean
  /**
   * Loads the component of a served page, besides a click on one of its buttons; default: idle, for a
   * part that is `near` nothing else.
   */
  when?: () => Promise<unknown>
  /** Shown where there is no HTML of the build. */
  fallback?: ReactNode
  /** What a press on one of its buttons does where the script does not load. */
  instead?: (props: Props) => void
  /** The page is nothing without it: where the script does not load, the page has failed. */
  whole?: boolean
}

const never = () => new Promise(() => {})

/** A promise with the function that resolves it. */
function signal(): [Promise<void>, () => void] {
  let give = () => {}
  return [
    new Promise((resolve) => {
      give = resolve
    }),
    give,
  ]
}

/**
 * A component whose script is not part of the first load, on every page in one of three ways:
 *
 * - The build renders it like any other. React keeps that HTML in view while `lazy` waits inside of
 *   Suspense: for `when`, for the screen to come near, or for a click on one of its buttons. Then the
 *   script is loaded, the HTML hydrated, and the click replayed once.
 * - A page that a link opened has no HTML of it: the script is loaded at once, `fallback` shown until then.
 * - When a context changes, such as the router's by a link to a heading, React discards HTML that still
 *   waits. What it shows instead is a copy of that HTML (`ServedHtml`), which waits in the same way.
 * @param load imports the module whose default export is the component
 */
export function idleLazy<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  options: LazyOptions<Props> = {},
) {
  const {
    near = false,
    when = near ? never : whenIdle,
    fallback = null,
    instead = () => {},
    whole = false,
  } = options
  const [isNeeded, loadNow] = signal()
  const [isMissing, failLoading] = signal()
  const awaitNear = (html: Element) => {
    if (near) void whenNear(html.children).then(loadNow)
  }
  /** A script that does not load leaves the HTML of the build in place; it must not break the page. */
  const keepHtml = (error: unknown): Promise<never> => {
    if (whole) throw error
    reportPageFailure(error)
    failLoading()
    return new Promise(() => {})
  }
  const Part = lazy<ComponentType<{ given: Props; place: RefObject<HTMLElement> }>>(async () => {
    if (typeof window !== 'undefined') await Promise.race([when(), isNeeded]).then(whenIdle)
    const { default: Inner } = await load().catch(keepHtml)
    return {
      default: function Hydrated({ given, place }) {
        useEffect(() => {
          place.current?.removeAttribute('data-waits')
          replayClick()
        }, [place])
        return <Inner {...given} />
      },
    }
  })
  // Memo, because other props before hydration make React discard the HTML.
  return memo(function IdleLazy(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    // biome-ignore lint/correctness/useExhaustiveDependencies: another press is that of another part
    useEffect(() => {
      if (!place.current) return
      void whenClickHeld(place.current).then(() => {
        loadNow()
        void isMissing.then(() => {
          forgetClick()
          instead(props)
        })
      })
      awaitNear(place.current)
    }, [])
    const served = { place, otherwise: fallback, onMissing: loadNow, onKept: awaitNear }
    return (
      <div ref={place} style={asIfAbsent} data-waits=''>
        <Suspense fallback={<ServedHtml {...served} />}>
          <Part given={props} place={place} />
        </Suspense>
      </div>
    )
  })
}

interface ServedHtmlProps {
  place: RefObject<HTMLElement>
  otherwise: ReactNode
  /** There is no HTML, as on a page that a link opened. */
  onMissing: () => void
  /** The HTML is in view in an element of its own. */
  onKept: (html: Element) => void
}

/** A copy of the HTML that was in view; `otherwise` where there was none. */
function ServedHtml({ place, otherwise, onMissing, onKept }: ServedHtmlProps) {
  const [html] = useState(() => place.current?.innerHTML)
  const kept = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (kept.current) onKept(kept.current)
    else onMissing()
  }, [onKept, onMissing])
  if (!html) return otherwise
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page's own HTML
  return <div ref={kept} style={asIfAbsent} dangerouslySetInnerHTML={{ __html: html }} />
}

const asIfAbsent = { display: 'contents' }
