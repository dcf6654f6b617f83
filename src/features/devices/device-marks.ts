/** What stands on a desk, in a hand or on a wall; chooses the picture beside the name. */
export type DeviceKind = 'computer' | 'phone' | 'tablet' | 'tv' | 'unknown'

/** A mark in a user agent, and what it stands for. */
export type Mark<Name extends string = string> = readonly [mark: RegExp, name: Name]

/**
 * Browsers by what only they write. The order matters: nearly all of them also call themselves
 * Chrome and Safari, so those two come last.
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

/** Systems; phones that pretend to be a Mac or Linux are asked about first. */
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

/** Kinds of device; what says nothing of being held or hung is a computer. */
export const kindMarks: readonly Mark<DeviceKind>[] = [
  [/\b(?:SMART-TV|SmartTV|Smart TV|Web0S|GoogleTV|AFT\w+)\b/i, 'tv'],
  [/\b(?:iPad|Tablet)\b/, 'tablet'],
  [/\b(?:iPhone|iPod|Mobile|Windows Phone)\b/, 'phone'],
  [/\b(?:Android|Silk)\b/, 'tablet'],
  [/\b(?:Windows|Macintosh|CrOS|Linux)\b/, 'computer'],
]
