import { browserMarks, type DeviceKind, kindMarks, type Mark, systemMarks } from './device-marks'

/** What a user agent says about a device, in names that people know. */
export interface DeviceName {
  /** As its makers write it, e.g. `Samsung Internet`; null where it is not known. */
  browser: string | null
  /** The system or, where people call it by that, the device: `Windows`, `iPhone`. */
  system: string | null
  kind: DeviceKind
}

/** No user agent that means anything is longer; the rest is not looked at. */
const longestUserAgent = 1024

/**
 * Reads a browser's user agent for people (R291). Versions and models are left out: they change
 * with every update and help nobody to tell two devices apart. A browser that hides its system
 * (an iPad calls itself a Mac) is believed.
 */
export function deviceName(userAgent: string): DeviceName {
  const agent = userAgent.slice(0, longestUserAgent)
  const browser = firstMatch(browserMarks, agent)
  const system = firstMatch(systemMarks, agent)
  const isKnown = browser !== null || system !== null
  return {
    browser,
    system,
    kind: isKnown ? (firstMatch(kindMarks, agent) ?? 'unknown') : 'unknown',
  }
}

function firstMatch<Name extends string>(marks: readonly Mark<Name>[], agent: string): Name | null {
  return marks.find(([mark]) => mark.test(agent))?.[1] ?? null
}
