import { isCrawler } from './crawler-html'

describe('isCrawler', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'Mozilla/5.0 Chrome/130 Safari/537.36 Chrome-Lighthouse',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (compatible; Google-InspectionTool/1.0)',
  ])('matches %s', (userAgent) => {
    expect(isCrawler(userAgent)).toBe(true)
  })

  it.each([
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) GoogleApp',
    'Mozilla/5.0 (X11) Bottlenose/1.0',
    '',
  ])('does not match «%s»', (userAgent) => {
    expect(isCrawler(userAgent)).toBe(false)
  })
})
