/**
 * Replaces Gatsby's `react-dom-utils`, which loads React DOM with the bundle: the site hydrates by
 * itself, in a task of its own (src/hydration/hydrate.ts).
 */
export const reactDOMUtils = () => ({})
