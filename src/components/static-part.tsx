import {
  type AriaAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { followedPage, goTo, pageLinkOf, preloadPage } from '#lib/navigation/navigate'

interface StaticPartProps extends AriaAttributes {
  as?: 'div' | 'footer' | 'header' | 'nav' | 'ul'
  className?: string
  /** What the content depends on besides the page, as the dependencies of a hook: another value renders it. */
  deps?: readonly unknown[]
  children: ReactNode
}

/**
 * Content whose only behaviour is links. On the first page of a document it keeps the HTML of the
 * build: React neither renders nor hydrates it, which would take most of the page's script time
 * (docs/decisions/0020). Pages that are opened by a link render it like any other component.
 *
 * Its children must work without handlers, effects and portals. Links of this site are opened by
 * the router, and preloaded when the pointer is over them. When an image fails, React renders the
 * content, so that the placeholder is shown.
 */
export function StaticPart(all: StaticPartProps) {
  const { as, deps = none, children, ...attributes } = all
  const Part = as ?? 'div'
  const isHydration = useIsHydration()
  const [served, setServed] = useState(isHydration && deps)
  const isServed = served ? served.every((dep, at) => dep === deps[at]) : false
  if (served && !isServed) setServed(false)
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    const pictures = element.current?.querySelectorAll('img') ?? []
    if (isServed && [...pictures].some(hasFailed)) setServed(false)
  }, [isServed])
  const props = {
    ...attributes,
    ref: element as Ref<never>,
    onClick: openLink,
    onPointerOver: preloadLink,
  }
  if (!isServed) return <Part {...props}>{children}</Part>
  return (
    <Part
      {...props}
      onErrorCapture={() => setServed(false)}
      suppressHydrationWarning
      // React leaves the content of such an element as it is.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
      dangerouslySetInnerHTML={nothing}
    />
  )
}

const none: readonly unknown[] = []
const nothing = { __html: '' }

const neverChanges = () => () => {}

/**
 * Whether the component was hydrated, false while the build renders. React asks for the server
 * snapshot while it hydrates. The value stays: another would render each part of a page again at once.
 */
function useIsHydration(): boolean {
  const isHydrated = useRef(false)
  return useSyncExternalStore(
    neverChanges,
    () => isHydrated.current,
    () => {
      isHydrated.current = typeof document !== 'undefined'
      return isHydrated.current
    },
  )
}

const hasFailed = (picture: HTMLImageElement) => picture.complete && picture.naturalWidth === 0

function openLink(event: MouseEvent): void {
  const path = followedPage(event)
  if (path === null) return
  event.preventDefault()
  goTo(path)
}

function preloadLink(event: MouseEvent): void {
  const link = pageLinkOf(event)
  if (link) preloadPage(link.pathname)
}
