/** Pages that need their scripts at once. */
const shells = /^\/(?:account|cart|checkout|search)\//

/**
 * The script tags of a page as Gatsby writes them: one after the other, before the end of a slice.
 */
const scriptTags = /(?:<script src="[^"]+" async(?:="")?><\/script>)+(?=<!-- slice-end|<\/body>)/

/** Longest wait for the load event, in ms. */
const longestWait = 3000

/** Delay before a script that failed to load is requested again, in ms; doubled each time. */
const firstRetry = 2000

/**
 * Runs at the end of the body and starts the page's scripts after the load event or at the first
 * user interaction: until then only text and images use network and processor. A script that fails
 * to load is requested again, because the page's buttons need it. A button that is pressed before
 * hydration (or by Return in a field of its form) is stored in `clickToReplay` and shown as busy
 * until src/hydration/click-replay.ts presses it. Only a form with an address is left to the
 * browser. The browser's offer to install the site is kept in `heldOffer`
 * (src/lib/install/install-offer.ts). The script is the same on every page, so that one hash allows
 * it.
 */
export const startScript = `!function(d,w,me,events,wait,retry){
function begin(){if(events){events.forEach(function(n){w.removeEventListener(n,begin,true)});events=0
me.dataset.scripts.split(" ").forEach(function(src){load(src,retry)})}}
function load(src,retry){var s=d.createElement("script");s.src=src
s.onerror=function(){w.setTimeout(load,retry,src,retry*2)};d.body.append(s)}
function soon(){w.requestAnimationFrame(function(){w.setTimeout(begin)})}
events.forEach(function(n){w.addEventListener(n,begin,true)})
w.addEventListener("click",function(e){var b=!d.documentElement.dataset.hydrated&&e.target.closest("button:not([action] [type=submit])")
if(b){var held=w.clickToReplay;if(held)held.removeAttribute("aria-busy")
w.clickToReplay=b;b.setAttribute("aria-busy","true");e.preventDefault();e.stopPropagation();begin()}},true)
w.addEventListener("beforeinstallprompt",function(e){e.preventDefault();w.heldOffer=e})
d.readyState=="complete"?soon():w.addEventListener("load",soon)
w.setTimeout(begin,wait)
}(document,window,document.currentScript,["pointerdown","keydown","focusin"],${longestWait},${firstRetry})`

/**
 * Defers a page's scripts until it has loaded.
 * @param path of the file in the site, e.g. `/about/index.html`
 * @returns the same HTML if the page needs its scripts at once, or has none
 */
export function withDeferredStart(path: string, html: string): string {
  if (shells.test(path)) return html
  return html.replace(scriptTags, (tags) => {
    const addresses = [...tags.matchAll(/src="([^"]+)"/g)].map(([, address]) => address)
    return `<script data-scripts="${addresses.join(' ')}">${startScript}</script>`
  })
}
