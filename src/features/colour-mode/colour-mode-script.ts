import { colourModeCookie, themeColours } from '../../theme/colours'
import { darkClass, darkQuery } from './dark-mode'

/**
 * Inline script of the head, after the `theme-color` tag: applies the mode of the cookie or else of
 * the system before the first paint (R206, R207). Identical on every page, so that the CSP needs one
 * hash.
 */
export const colourModeScript = `!function(d,c){try{c=/(?:^|; )${colourModeCookie}=(dark|light)/.exec(d.cookie)}catch(e){}
if(c?c[1]=="dark":matchMedia("${darkQuery}").matches){d.documentElement.classList.add("${darkClass}");d.querySelector("[name=theme-color]").content="${themeColours.dark}"}}(document)`
