import type { SiteStorage } from '#lib/storage/site-storage'
import type { TabStorage } from '#lib/storage/tab-storage'

/** jsdom has no modal dialogs. */
export function stubDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
}

/** jsdom has no media queries: all match, or none. */
export function stubMatchMedia(matches = false): void {
  Object.assign(window, {
    matchMedia: () => ({
      matches,
      addEventListener: () => {},
      removeEventListener: () => {},
    }),
  })
}

/** A storage in memory; `all` is its content. */
export function memoryStorage(): TabStorage & SiteStorage & { all: () => string } {
  const kept = new Map<string, string>()
  return {
    read: (name) => kept.get(name) ?? null,
    write: (name, value) => void kept.set(name, value),
    remove: (name) => void kept.delete(name),
    clear: () => kept.clear(),
    entries: () => [...kept],
    watch: () => () => {},
    all: () => JSON.stringify([...kept]),
  }
}

/** Gives jsdom a `ResizeObserver` that reports nothing: it has no layout. */
export function stubResizeObserver(): void {
  Object.assign(window, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  })
}

/**
 * Gives jsdom an `IntersectionObserver`: it has no layout.
 * @returns tells all observers whether what they observe is in view
 */
export function stubIntersections(): (isIntersecting: boolean) => void {
  const reports = new Set<(seen: { isIntersecting: boolean }[]) => void>()
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(readonly report: (seen: { isIntersecting: boolean }[]) => void) {}
      observe() {
        reports.add(this.report)
      }
      disconnect() {
        reports.delete(this.report)
      }
    },
  })
  return (isIntersecting) => {
    for (const report of reports) report([{ isIntersecting }])
  }
}
