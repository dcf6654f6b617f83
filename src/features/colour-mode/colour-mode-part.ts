import { useEffect } from 'react'
import { colourMode } from './start-colour-mode'

/** Has the page follow the system's colours, where the person has not chosen any. */
export function ColourModePart() {
  useEffect(() => void colourMode(), [])
  return null
}
