/**
 * Replaces modules that packages import although production never uses them. The default export
 * replaces `prop-types`, whose checks production skips: every name exists, required or not.
 */
const anything: object = new Proxy(() => null, { get: () => anything })

export default anything

/**
 * Replaces Gatsby's `react-dom-utils`, which evaluates React DOM with the bundle: the site
 * evaluates it in a separate task and hydrates the page itself (src/hydration/hydrate.ts).
 */
export const reactDOMUtils = () => ({})
