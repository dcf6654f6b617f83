import { deviceName } from './device-name'
import { deviceMessages } from './device-texts'

const { text } = deviceMessages

/** What people call a device, from its browser's user agent. */
export function deviceTitle(userAgent: string): string {
  const { browser, system } = deviceName(userAgent)
  if (browser !== null && system !== null) return text('onSystem', { browser, system })
  return browser ?? system ?? text('unknown')
}
