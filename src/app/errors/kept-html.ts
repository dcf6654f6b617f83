import { isCrawler } from './is-crawler'

let kept: string | undefined

/** For crawlers, keeps the pre-rendered content before the script takes it over. */
export function keepHtmlForCrawlers(): void {
  if (!isCrawler(navigator.userAgent)) return
  kept = document.getElementById('content')?.innerHTML
}

/** The content as it was pre-rendered; undefined for people. */
export function keptHtml(): string | undefined {
  return kept
}
