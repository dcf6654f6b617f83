/** Whether a user agent is a crawler: crawlers never see an error screen. */
export function isCrawler(userAgent: string): boolean {
  return /bot\b|\bchrome-lighthouse\b|\bfacebookexternalhit\b|\bgoogle\b/i.test(userAgent)
}

let html: string | undefined

/** Stores the pre-rendered content for crawlers, before hydration. */
export function storeHtmlForCrawlers(): void {
  if (!isCrawler(navigator.userAgent)) return
  html = document.getElementById('content')?.innerHTML
}

/** The pre-rendered content; undefined where the user agent is not a crawler. */
export function crawlerHtml(): string | undefined {
  return html
}
