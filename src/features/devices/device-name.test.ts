import { deviceName } from './device-name'

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const onWindows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink}`
const onMac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const onIphone = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${apple}`
const onAndroid = `Mozilla/5.0 (Linux; Android 10; K) ${blink}`

const agents: readonly [name: string, kind: string, userAgent: string][] = [
  ['Chrome, Windows', 'computer', `${onWindows} Chrome/126.0.0.0 Safari/537.36`],
  ['Edge, Windows', 'computer', `${onWindows} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`],
  ['Opera, Windows', 'computer', `${onWindows} Chrome/125.0.0.0 Safari/537.36 OPR/111.0.0.0`],
  ['Vivaldi, Windows', 'computer', `${onWindows} Chrome/126.0.0.0 Safari/537.36 Vivaldi/6.8.3`],
  ['Yandex, Windows', 'computer', `${onWindows} Chrome/124.0.0.0 YaBrowser/24.6.0.0 Safari/537.36`],
  [
    'Firefox, Windows',
    'computer',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0',
  ],
  [
    'Internet Explorer, Windows',
    'computer',
    'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko',
  ],
  ['Safari, Mac', 'computer', `${onMac} ${apple} Version/17.5 Safari/605.1.15`],
  ['Chrome, Mac', 'computer', `${onMac} ${blink} Chrome/126.0.0.0 Safari/537.36`],
  [
    'Firefox, Linux',
    'computer',
    'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
  ],
  [
    'Chrome, Linux',
    'computer',
    `Mozilla/5.0 (X11; Linux x86_64) ${blink} HeadlessChrome/126.0.0.0 Safari/537.36`,
  ],
  [
    'Chrome, ChromeOS',
    'computer',
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/126.0.0.0 Safari/537.36`,
  ],
  ['Safari, iPhone', 'phone', `${onIphone} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Chrome, iPhone', 'phone', `${onIphone} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`],
  ['Firefox, iPhone', 'phone', `${onIphone} FxiOS/127.1 Mobile/15E148 Safari/605.1.15`],
  ['Edge, iPhone', 'phone', `${onIphone} Version/17.0 EdgiOS/126.0 Mobile/15E148 Safari/604.1`],
  ['Google, iPhone', 'phone', `${onIphone} GSA/320.0 Mobile/15E148 Safari/604.1`],
  ['DuckDuckGo, iPhone', 'phone', `${onIphone} Version/17.5 Mobile/15E148 DuckDuckGo/7 Safari/605`],
  [
    'Instagram, iPhone',
    'phone',
    `${onIphone} Mobile/21F90 Instagram 337.0.2 (iPhone14,5; iOS 17_5)`,
  ],
  ['Facebook, iPhone', 'phone', `${onIphone} Mobile/21F90 [FBAN/FBIOS;FBAV/468.0;FBDV/iPhone14,5]`],
  [
    'Safari, iPad',
    'tablet',
    `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${apple} Version/12.1.2 Mobile/15E148 Safari/604.1`,
  ],
  ['Chrome, Android', 'phone', `${onAndroid} Chrome/126.0.0.0 Mobile Safari/537.36`],
  ['Chrome, Android', 'tablet', `${onAndroid} Chrome/126.0.0.0 Safari/537.36`],
  [
    'Samsung Internet, Android',
    'phone',
    `${onAndroid} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
  ],
  ['Edge, Android', 'phone', `${onAndroid} Chrome/126.0.0.0 Mobile Safari/537.36 EdgA/126.0.0.0`],
  [
    'Mi Browser, Android',
    'phone',
    `Mozilla/5.0 (Linux; U; Android 13; el-gr; 2201117TY) ${blink} Version/4.0 Chrome/112.0 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.8`,
  ],
  [
    'Huawei Browser, Android',
    'phone',
    `${onAndroid} Chrome/114.0.5735.196 HuaweiBrowser/15.0.4 Mobile Safari/537.36`,
  ],
  [
    'Firefox, Android',
    'phone',
    'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0',
  ],
  [
    'Silk, Android',
    'tablet',
    `Mozilla/5.0 (Linux; Android 9; KFMAWI) ${blink} Silk/126.2 like Chrome/126.0 Safari/537.36`,
  ],
  [
    'Chrome, Tizen',
    'tv',
    `Mozilla/5.0 (SMART-TV; Linux; Tizen 7.0) ${blink} 94.0.4606.31/7.0 TV Chrome/94.0 Safari/537.36`,
  ],
  ['?, Android', 'phone', 'Dalvik/2.1.0 (Linux; U; Android 14; Pixel 8 Build/UD1A) Mobile'],
]

const nothingKnown = { browser: null, system: null, kind: 'unknown' }

describe('deviceName (R291)', () => {
  it.each(agents)('detects %s on a %s', (name, kind, userAgent) => {
    const { browser, system, kind: read } = deviceName(userAgent)
    expect([`${browser ?? '?'}, ${system ?? '?'}`, read]).toEqual([name, kind])
  })

  it.each([
    '',
    'python-requests/2.32.3',
    'curl/8.5.0',
    'Ο περιηγητής μου',
    'Mobile',
    ' '.repeat(9),
  ])('returns unknown for %p', (userAgent) => {
    expect(deviceName(userAgent)).toEqual(nothingKnown)
  })

  it('reads only the start of a long user agent', () => {
    expect(deviceName(`${'Version/1 '.repeat(100_000)} Chrome/126 Windows`)).toEqual(nothingKnown)
  })
})
