import {
  type ComponentType,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { whenIdle } from '#lib/idle/scheduling'
import { reportPageFailure } from '#lib/navigation/page-lifecycle'
import { type ButtonUse, clickIn, holdEarlyClicks, isUsed, repeatUse } from './early-click'
import type { Loaded } from './idle-lazy'

interface ServedButtonsProps<Props> {
  /** The static part that contains the buttons. */
  place: RefObject<Element>
  /** The props of each. */
  buttons: readonly Props[]
}

/**
 * The buttons of `buttonOnDemand` in the HTML of a static part, which has no components for them.
 * Once `neededWhen` resolves, or one is clicked, each is rendered in the place of its HTML; that
 * click is replayed.
 * @param load imports the module whose default export is the component with the button
 * @param idOf the same function as for `buttonOnDemand`
 */
export function servedButtons<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  neededWhen: () => Promise<unknown>,
  idOf: (props: Props) => number | undefined,
) {
  if (typeof window !== 'undefined') holdEarlyClicks()
  return function ServedButtons({ place, buttons }: ServedButtonsProps<Props>) {
    const [Button, setButton] = useState<ComponentType<Props>>()
    useEffect(() => {
      const unmounted = new AbortController()
      Promise.race([neededWhen(), clickIn(place, unmounted.signal)])
        .then(whenIdle)
        .then(load)
        .then(({ default: Loaded }) => {
          if (!unmounted.signal.aborted) setButton(() => Loaded)
        })
        .catch(reportPageFailure)
      return () => unmounted.abort()
    }, [place])
    useReplacedHtml(place, Button !== undefined)
    if (!Button) return null
    return buttons.map((props) => {
      const id = idOf(props)
      const slot = place.current?.querySelector(`[data-on-demand="${id}"]`)
      return slot && createPortal(<Button {...props} />, slot, String(id))
    })
  }
}

/** Removes the HTML of buttons that were rendered beside it, and restores its focus and click. */
function useReplacedHtml(place: RefObject<Element>, isRendered: boolean): void {
  const uses = useRef(new Map<Element, ButtonUse>())
  // Before the browser paints.
  useLayoutEffect(() => {
    if (!isRendered) return
    for (const slot of place.current?.querySelectorAll('[data-on-demand]') ?? []) {
      const [html, rendered] = slot.children
      if (!html || !rendered) continue
      uses.current.set(rendered, isUsed(html))
      html.remove()
    }
  }, [isRendered, place])
  useEffect(() => {
    if (!isRendered) return
    for (const [rendered, use] of uses.current) {
      const button = rendered.querySelector('button')
      if (button) repeatUse(button, use)
    }
  }, [isRendered])
}
