/** Pages that need their scripts at once. */
const shells = /^\/(?:account|cart|checkout|search)\//

/**
 * The scripts of a page, as Gatsby writes them: one tag after the other, before the end of its slice.
 */
const scriptTags = /(?:<script src="[^"]+" async(?:="")?><\/script>)+(?=<!-- slice-end|<\/body>)/

/** Longest wait for the load event, in ms. */
const longestWait = 3000

/** Wait before a script that did not arrive is requested again, in ms; doubled each time. */
const firstRetry = 2000

/**
 * Runs at the end of the body and begins the page's scripts once everything that is read is there,
 * or at the first user interaction: until then text and pictures have network and processor to themselves.
 * A script that does not arrive is requested again, as the page would stay without its buttons.
 * A button that is pressed before hydration (or by Return in a field of its form) is
 * remembered in `clickToReplay`, and src/hydration/click-replay.ts presses it then; until then it is shown as
 * busy. Only a form with an address is left to the browser. The browser's offer to install the site is kept in
 * `heldOffer` (src/lib/install/install-offer.ts). The same on every page, so that one hash allows it.
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
 * @returns the same HTML where the page cannot wait, or has no scripts
 */
export function withDeferredStart(path: string, html: string): string {
  if (shells.test(path)) return html
  return html.replace(scriptTags, (tags) => {
    const addresses = [...tags.matchAll(/src="([^"]+)"/g)].map(([, address]) => address)
    return `<script data-scripts="${addresses.join(' ')}">${startScript}</script>`
  })
}
