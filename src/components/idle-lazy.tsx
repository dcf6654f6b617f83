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
import { whenIdle } from '#lib/idle/scheduling'
import { whenNear } from '#lib/idle/when-near'
import { reportPageFailure } from '#lib/navigation/page-lifecycle'
import { forgetClick, replayClick, whenClickHeld } from './click-replay'

interface Loaded<Props> {
  default: ComponentType<Props>
}

interface LazyOptions {
  /** For parts below the first screen: loads the component when its HTML comes near the screen. */
  near?: boolean
  /**
   * Loads the component of a served page, besides a click on one of its buttons; default: idle, for a
   * part that is `near` nothing else.
   */
  when?: () => Promise<unknown>
  /** Shown where there is no HTML of the build. */
  fallback?: ReactNode
}

const never = () => new Promise(() => {})

/**
 * A component whose chunk is not part of the first load. The build renders it like any other; in
 * the browser its HTML stays in view until the component is loaded and hydrated. A click on one of
 * its buttons before that is replayed once.
 * @param load imports the module whose default export is the component
 */
export function idleLazy<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  { near = false, when = near ? never : whenIdle, fallback = null }: LazyOptions = {},
) {
  let loadNow = () => {}
  const isNeeded = new Promise<void>((resolve) => {
    loadNow = resolve
  })
  const awaitNear = (html: Element) => {
    if (near) void whenNear(html.children).then(loadNow)
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
    useEffect(() => {
      if (!place.current) return
      void whenClickHeld(place.current).then(loadNow)
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

/** A failed chunk leaves the HTML of the build in place; it must not break the page. */
function keepHtml(error: unknown): Promise<never> {
  forgetClick()
  reportPageFailure(error)
  return new Promise(() => {})
}

interface ServedHtmlProps {
  place: RefObject<HTMLElement>
  otherwise: ReactNode
  /** There is no HTML, as on a page that a link opened. */
  onMissing: () => void
  /** The HTML is in view in an element of its own. */
  onKept: (html: Element) => void
}

/**
 * The HTML that is in view. React discards the HTML of a component that is not hydrated yet when a
 * context changes, such as the router's when a visitor follows a link to a heading.
 */
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
