/** A device by its user agent, with common names. */
export interface DeviceName {
  /** Product name, e.g. `Samsung Internet`; null if unknown. */
  browser: string | null
  /** The system or the common name of the device: `Windows`, `iPhone`. */
  system: string | null
  kind: DeviceKind
}

/** Number of characters of a user agent that are parsed. */
const longestUserAgent = 1024

/**
 * Parses a user agent, without versions and models, which change with every update. A false
 * system is not detected: an iPad identifies as a Mac.
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

/** Kind of device; chooses the icon. */
export type DeviceKind = 'computer' | 'phone' | 'tablet' | 'tv' | 'unknown'

/** A pattern of user agents, and what it means. */
export type Mark<Name extends string = string> = readonly [mark: RegExp, name: Name]

/**
 * Browsers. Order matters: nearly all also identify as Chrome and Safari, so those are last.
 */
export const browserMarks: readonly Mark[] = [
  [/\bInstagram\b/, 'Instagram'],
  [/\bFB(?:AN|AV|_IAB)\b/, 'Facebook'],
  [/\b(?:musical_ly|BytedanceWebview|TikTok)/, 'TikTok'],
  [/\bViber\b/, 'Viber'],
  [/\bGSA\//, 'Google'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|OPiOS|OPX|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\b(?:DuckDuckGo|Ddg)\//, 'DuckDuckGo'],
  [/\bUC ?Browser\b/, 'UC Browser'],
  [/\bHuaweiBrowser\//, 'Huawei Browser'],
  [/\bMiuiBrowser\//, 'Mi Browser'],
  [/\bSilk\//, 'Silk'],
  [/\b(?:Firefox|FxiOS|Focus)\//, 'Firefox'],
  [/\b(?:MSIE|Trident)\b/, 'Internet Explorer'],
  [/\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
]

/** Systems; phones are first, as they also identify as Mac or Linux. */
export const systemMarks: readonly Mark[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\biPod\b/, 'iPod'],
  [/\bWindows Phone\b/, 'Windows Phone'],
  [/\b(?:HarmonyOS|OpenHarmony)\b/, 'HarmonyOS'],
  [/\bTizen\b/, 'Tizen'],
  [/\bWeb0S\b/, 'webOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** Kinds of device; the first match counts. */
export const kindMarks: readonly Mark<DeviceKind>[] = [
  [/\b(?:SMART-TV|SmartTV|Smart TV|Web0S|GoogleTV|AFT\w+)\b/i, 'tv'],
  [/\b(?:iPad|Tablet)\b/, 'tablet'],
  [/\b(?:iPhone|iPod|Mobile|Windows Phone)\b/, 'phone'],
  [/\b(?:Android|Silk)\b/, 'tablet'],
  [/\b(?:Windows|Macintosh|CrOS|Linux)\b/, 'computer'],
]
