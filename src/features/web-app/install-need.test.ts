import { needsInstallHint } from './install-need'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const pad =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'
const chromium = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

it.each([
  [{ userAgent: phone, maxTouchPoints: 5 }, true],
  [{ userAgent: pad, maxTouchPoints: 5 }, true],
  [{ userAgent: pad, maxTouchPoints: 0 }, false],
  [{ userAgent: phone, maxTouchPoints: 5, standalone: true }, false],
  [{ userAgent: phone.replace('Version', 'CriOS'), maxTouchPoints: 5 }, false],
  [{ userAgent: chromium, maxTouchPoints: 1 }, false],
])('on %j a hint is needed: %s', (device, needed) => {
  expect(needsInstallHint(device)).toBe(needed)
})
