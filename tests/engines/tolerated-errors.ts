import type { EngineName } from './engine-browser'

interface Tolerated {
  engines: readonly EngineName[]
  message: RegExp
  /** Why it is not caused by the site and has no effect. */
  reason: string
}

/** Errors of an engine that the site cannot avoid. All others fail a test. */
const tolerated: readonly Tolerated[] = [
  {
    engines: ['firefox', 'webkit'],
    message: /^(unhandled: )?ChunkLoadError: Loading chunk/,
    reason:
      'The scripts of a page that is left while it loads fail. ' +
      'The front reports missing scripts.',
  },
  {
    engines: ['firefox'],
    message: /^Failed to load .+ A ServiceWorker intercepted the request and encountered/,
    reason: 'The same for images and scripts through the service worker.',
  },
]

/** The errors of an engine that are not tolerated. */
export function unexpected(errors: readonly string[], engine: EngineName): string[] {
  const isTolerated = (error: string) =>
    tolerated.some((one) => one.engines.includes(engine) && one.message.test(error))
  return errors.filter((error) => !isTolerated(error))
}
