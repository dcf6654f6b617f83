/** Whether a user agent is a crawler's: those are never shown an error screen. */
export function isCrawler(userAgent: string): boolean {
  return /bot\b|\bchrome-lighthouse\b|\bfacebookexternalhit\b|\bgoogle\b/i.test(userAgent)
}
