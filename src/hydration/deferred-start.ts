import { holdClicks } from '#components/click-replay'
import type { InstallOffer } from '#lib/install/install-offer'

/**
 * The one inline script at the end of a public page (scripts/publish/deferred-start.ts): starts the
 * page's scripts one frame after the load event, or at the first user interaction. Until then only
 * text and images use network and processor.
 */

const interactions = ['pointerdown', 'keydown', 'focusin'] as const

/** Longest wait for the load event, in ms. */
const longestWait = 3000

/** Delay before a script that failed to load is requested again, in ms; doubled each time. */
const firstRetry = 2000

const addresses = document.currentScript?.dataset.scripts?.split(' ') ?? []
let isStarted = false

function start(): void {
  if (isStarted) return
  isStarted = true
  for (const address of addresses) load(address, firstRetry)
}

/** Loads a script, until it succeeds: the page's buttons need it. */
function load(address: string, retry: number): void {
  const script = document.createElement('script')
  script.src = address
  script.onerror = () => setTimeout(load, retry, address, retry * 2)
  document.body.append(script)
}

function startSoon(): void {
  requestAnimationFrame(() => setTimeout(start))
}

holdClicks()
// A click without a pointer, e.g. of assistive technology.
for (const type of [...interactions, 'click']) {
  addEventListener(type, start, { capture: true, once: true })
}
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.heldOffer = event as Event & InstallOffer
})
if (document.readyState === 'complete') startSoon()
else addEventListener('load', startSoon)
setTimeout(start, longestWait)
