import type { EngineName } from './engine-browser'

interface Tolerated {
  engines: readonly EngineName[]
  message: RegExp
  /** Why it is no fault of the site, and nobody loses anything by it. */
  reason: string
}

/** Errors that an engine reports and the site cannot help. Everything else fails a walk. */
const tolerated: readonly Tolerated[] = [
  {
    engines: ['firefox', 'webkit'],
    message: /^(unhandled: )?ChunkLoadError: Loading chunk/,
    reason:
      'A page that is left while it loads scripts sees them fail; nobody sees the page. ' +
      'A script that is not there is named by the front.',
  },
  {
    engines: ['firefox'],
    message: /^Failed to load .+ A ServiceWorker intercepted the request and encountered/,
    reason: 'The same, of pictures and scripts on their way through the service worker.',
  },
]

/** The errors of an engine that are in no list. */
export function unexpected(errors: readonly string[], engine: EngineName): string[] {
  const isTolerated = (error: string) =>
    tolerated.some((one) => one.engines.includes(engine) && one.message.test(error))
  return errors.filter((error) => !isTolerated(error))
}
