/**
 * In place of Gatsby's own: it loads React's part for documents while the bundle begins. The site
 * brings pages alive itself, in a task of their own (src/hydration/hydrate-gently.ts).
 */
export const reactDOMUtils = () => ({})
