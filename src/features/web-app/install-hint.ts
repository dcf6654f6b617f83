/** What tells one device from another. */
interface Device {
  userAgent: string
  maxTouchPoints: number
  /** Whether the site runs as an app already; only Apple's browsers have it. */
  standalone?: boolean
}

/**
 * Whether only a menu of the device itself installs the site: Safari on iPhone and iPad. An
 * iPad says that it is a Mac, but has a touch screen.
 */
export function needsInstallHint({ userAgent, maxTouchPoints, standalone }: Device): boolean {
  const isPad = /Macintosh/.test(userAgent) && maxTouchPoints > 1
  const isApple = isPad || /iPhone|iPad/.test(userAgent)
  return isApple && /Safari/.test(userAgent) && !/CriOS|FxiOS|EdgiOS/.test(userAgent) && !standalone
}
