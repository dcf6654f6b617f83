import type { ComponentType, ReactElement } from 'react'

/** What every overlay is given beside its own words. */
export interface OverlayControls<Result> {
  open: boolean
  /** Closes it; without a result where the person decided nothing. */
  onClose: (result?: Result) => void
}

/** Something was asked of an overlay that was never created, or is gone (R325). */
export class OverlayNotFound extends Error {
  override name = 'OverlayNotFound'
  constructor() {
    super('Overlay not found')
  }
}

/** One overlay. Each of its functions throws OverlayNotFound once it was unmounted. */
export interface Overlay<Props, Result> {
  readonly id: string
  /** @returns the result of its closing; undefined where there is none */
  open: (changes?: Partial<Props>) => Promise<Result | undefined>
  patch: (changes: Partial<Props>) => void
  close: (result?: Result) => void
  unmount: () => void
}

/** Overlays that a script opens and waits for, and that a page does not have to hold ready. */
export interface Overlays {
  /** Sets one up, closed. */
  create: <Props extends object, Result>(
    View: ComponentType<Props & OverlayControls<Result>>,
    props: Props,
  ) => Overlay<Props, Result>
  /**
   * Closes the overlay of an id, without a result.
   * @throws OverlayNotFound
   */
  close: (id: string) => void
  /** All of them, in the order of their creation; the same list as long as nothing changes. */
  list: () => readonly ReactElement[]
  /** @returns what ends it */
  watch: (changed: () => void) => () => void
}

interface Entry {
  draw: () => ReactElement
  close: () => void
}

/** An empty set of overlays. */
export function createOverlays(): Overlays {
  const entries = new Map<string, Entry>()
  const watchers = new Set<() => void>()
  let drawn: readonly ReactElement[] = []
  let count = 0

  function find(id: string): Entry {
    const entry = entries.get(id)
    if (!entry) throw new OverlayNotFound()
    return entry
  }

  function draw(): void {
    drawn = [...entries.values()].map((entry) => entry.draw())
    for (const watcher of [...watchers]) watcher()
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
    list: () => drawn,
    watch: (changed) => {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
  }
}
