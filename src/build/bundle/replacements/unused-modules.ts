/**
 * In place of modules that packages import although production never uses them. The default export
 * stands for `prop-types`, whose checks production skips: every name exists, required or not.
 */
const anything: object = new Proxy(() => null, { get: () => anything })

export default anything

/**
 * In place of Gatsby's `react-dom-utils`, which loads React DOM with the bundle: the site hydrates by
 * itself, in a task of its own (src/hydration/hydrate.ts).
 */
export const reactDOMUtils = () => ({})
