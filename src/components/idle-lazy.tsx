import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
} from 'react'
import { whenIdle } from '../lib/idle/scheduling'
import { reportPageFailure } from '../lib/navigation/page-lifecycle'

interface Loaded<Props> {
  default: ComponentType<Props>
}

/** A failed chunk leaves the pre-rendered HTML in place; it must not break the page. */
function keepHtml(error: unknown): Promise<never> {
  reportPageFailure(error)
  return new Promise(() => {})
}

interface LazyOptions {
  /** Shown where there is no pre-rendered HTML. */
  fallback?: ReactNode
  /**
   * Resolves when the component is needed though nobody has clicked one of its buttons. By default it is
   * hydrated once the page is idle.
   */
  neededWhen?: () => Promise<unknown>
}

/**
 * A component whose chunk is not part of the first load. The build renders it like any other; in the
 * browser its HTML stays in view until the page is idle (or the first user interaction), then it is
 * loaded and hydrated. A click on one of its buttons before hydration is replayed. With `neededWhen` it
 * stays HTML until then, or until such a click; where there is no HTML it comes when the page is idle.
 * @param load imports the module whose default export is the component
 */
export function idleLazy<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  { fallback = null, neededWhen }: LazyOptions = {},
) {
  const isBuild = typeof window === 'undefined'
  const needed = signal()
  const start = async () => {
    if (isBuild) return load()
    if (neededWhen) await Promise.race([neededWhen(), needed.given, earlyClick.given])
    await whenIdle()
    return load()
  }
  // The same listener is added once only.
  if (!isBuild) document.addEventListener('click', holdEarlyClick, true)
  const Part = lazy<FunctionComponent<{ given: Props }>>(async () => {
    const { default: Inner } = await start().catch(keepHtml)
    return {
      default: function Hydrated({ given }) {
        useEffect(replayClick, [])
        return <Inner {...given} />
      },
    }
  })
  // Memo, because an update from outside before hydration would discard the HTML.
  return memo((props: Props) => (
    <Suspense fallback={<WithoutHtml onShow={needed.give}>{fallback}</WithoutHtml>}>
      <Part given={props} />
    </Suspense>
  ))
}

/** React shows a fallback only where the page has no HTML of the component. */
function WithoutHtml({ onShow, children }: { onShow: () => void; children: ReactNode }) {
  useEffect(onShow, [onShow])
  return children
}

/** Something that happens once. */
function signal() {
  let give: () => void = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give: () => give() }
}

/** Given with the first click that is held back. */
const earlyClick = signal()

/** The last button that was clicked before its hydration. */
let earlyClicked: HTMLElement | undefined

/** React adds a property of its own to each hydrated element. */
const isNotHydrated = (element: Element) =>
  !Object.keys(element).some((name) => name.startsWith('__react'))

/** The submit button of a form with an action needs no script: it is left to the browser. */
const needsScript = 'button:not([action] [type=submit])'

/** Holds back a click on a button that is not hydrated. Enter in a field clicks its form's button. */
function holdEarlyClick(event: Event): void {
  const button = (event.target as Element).closest<HTMLElement>(needsScript)
  if (!button) return
  if (isNotHydrated(button)) {
    earlyClicked = button
    earlyClick.give()
    // Otherwise the browser would submit the form itself, with its values in the URL.
    event.preventDefault()
    // Otherwise React would hydrate the component at once and handle the click a second time.
    event.stopPropagation()
  } else if (earlyClicked === button) earlyClicked = undefined
}

/** Clicks the held button, if it is hydrated. */
function replayClick(): void {
  if (earlyClicked?.isConnected && !isNotHydrated(earlyClicked)) earlyClicked.click()
}
