import { colourModeCookie } from '../../theme/colour-mode-cookie'
import { themeColours } from '../../theme/colours'
import { darkClass, darkQuery } from './colour-mode-cookie'

/**
 * Runs in the head before anything is painted, after the `theme-color` tag: puts the document in
 * the mode of the cookie, else of the system (R206, R207). Small, and the same on every page, so
 * that one hash allows it.
 */
export const colourModeScript = `!function(d,c){try{c=/(?:^|; )${colourModeCookie}=(dark|light)/.exec(d.cookie)}catch(e){}
if(c?c[1]=="dark":matchMedia("${darkQuery}").matches){d.documentElement.classList.add("${darkClass}");d.querySelector("[name=theme-color]").content="${themeColours.dark}"}}(document)`
