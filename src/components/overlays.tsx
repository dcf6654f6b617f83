import type { ComponentType, ReactElement } from 'react'
import { createStore, useStore } from '#lib/state/create-store'

/** Props that every overlay gets besides its own. */
export interface OverlayControls<Result> {
  open: boolean
  /** Closes it, with or without a result. */
  onClose: (result?: Result) => void
}

/** The overlay was never created, or is unmounted. */
class OverlayNotFound extends Error {
  override name = 'OverlayNotFound'
  constructor() {
    super('Overlay not found')
  }
}

/** One overlay. Each of its functions throws OverlayNotFound once it was unmounted. */
export interface Overlay<Props, Result> {
  readonly id: string
  /** @returns the result it is closed with; undefined without one */
  open: (changes?: Partial<Props>) => Promise<Result | undefined>
  patch: (changes: Partial<Props>) => void
  close: (result?: Result) => void
  unmount: () => void
}

/** Overlays that code opens and awaits, independent of the current page. */
interface Overlays {
  /** Creates one, closed. */
  create: <Props extends object, Result>(
    View: ComponentType<Props & OverlayControls<Result>>,
    props: Props,
  ) => Overlay<Props, Result>
  /**
   * Closes the overlay of an id, without a result.
   * @throws OverlayNotFound
   */
  close: (id: string) => void
  /** All overlays in the order of creation; the same array until something changes. */
  list: () => readonly ReactElement[]
  /** @returns unsubscribes */
  watch: (changed: () => void) => () => void
}

interface Entry {
  draw: () => ReactElement
  close: () => void
}

export function createOverlays(): Overlays {
  const entries = new Map<string, Entry>()
  const drawn = createStore<readonly ReactElement[]>([])
  let count = 0

  function find(id: string): Entry {
    const entry = entries.get(id)
    if (!entry) throw new OverlayNotFound()
    return entry
  }

  function draw(): void {
    drawn.set([...entries.values()].map((entry) => entry.draw()))
  }

  return {
    create: <Props extends object, Result>(
      View: ComponentType<Props & OverlayControls<Result>>,
      given: Props,
    ): Overlay<Props, Result> => {
      count += 1
      const id = `overlay-${count}`
      let props = given
      let settle: ((result?: Result) => void) | null = null
      const close = (result?: Result) => {
        settle?.(result)
        settle = null
        draw()
      }
      entries.set(id, {
        draw: () => <View key={id} {...props} open={settle !== null} onClose={close} />,
        close,
      })
      draw()
      const change = (changes?: Partial<Props>) => {
        find(id)
        props = { ...props, ...changes }
      }
      return {
        id,
        open: (changes) => {
          change(changes)
          settle?.()
          return new Promise((resolve) => {
            settle = resolve
            draw()
          })
        },
        patch: (changes) => {
          change(changes)
          draw()
        },
        close: (result) => {
          find(id)
          close(result)
        },
        unmount: () => {
          find(id)
          entries.delete(id)
          close()
        },
      }
    },
    close: (id) => find(id).close(),
    list: drawn.get,
    watch: drawn.watch,
  }
}

/** The document's overlays; rendered once the page is idle. */
export const overlays = createOverlays()

/** Renders the open overlays; one per document (src/hydration). */
export function OverlayOutlet() {
  return <>{useStore({ get: overlays.list, watch: overlays.watch })}</>
}
