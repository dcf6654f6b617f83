export const lessonFeedPaths = { rss: '/rss.xml', json: '/feed.json' } as const

/** Product feeds for other services, each off unless it is configured. */
export const productFeedPaths = {
  skroutz: '/feeds/skroutz.xml',
  google: '/feeds/google.xml',
} as const
export type ProductFeed = keyof typeof productFeedPaths

/** Summary of the site for language models (llmstxt.org). */
export const llmsTxtPath = '/llms.txt'
