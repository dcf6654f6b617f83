import { cookieText, yearSeconds } from '#lib/storage/cookies'
import { colourModeCookie, themeColours } from '#theme/theme-colours'
import { darkClass, darkQuery, switchAttribute } from './dark-mode'

const setCookie = cookieText(colourModeCookie, 'MODE', { maxAgeSeconds: yearSeconds })

/**
 * Inline script of the head, after the `theme-color` tag. Applies the mode of the cookie, else of
 * the system, before the first paint. Handles the switch until hydration, which takes
 * seconds on a slow phone, and passes the choice to the store in `chosenMode`. It runs before the
 * start script (scripts/publish/deferred-start.ts), which would queue the click for a later replay.
 * Identical on every page, so that the CSP needs one hash.
 */
export const colourModeScript = `!function(d,w,r,c){function show(k){r.classList.toggle("${darkClass}",k)
d.querySelector("[name=theme-color]").content=k?"${themeColours.dark}":"${themeColours.light}"}
try{c=/(?:^|; )${colourModeCookie}=(dark|light)/.exec(d.cookie)}catch(e){}
if(c?c[1]=="dark":matchMedia("${darkQuery}").matches)show(true)
w.addEventListener("click",function(e,b,k){b=!r.dataset.hydrated&&e.target.closest("[${switchAttribute}]");if(b){e.stopImmediatePropagation()
show(k=!r.classList.contains("${darkClass}"));b.setAttribute("aria-pressed",k);w.chosenMode=k=k?"dark":"light";try{d.cookie="${setCookie}".replace("MODE",k)}catch(e){}}},true)}(document,window,document.documentElement)`
