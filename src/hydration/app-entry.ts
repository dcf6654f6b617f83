/**
 * Entry of the browsers' bundle. It evaluates `react-dom`, the router, i18next with its plugin, the page
 * wrapper, and Gatsby's runtime in a task each: in one they would block a slow phone. Gatsby's own
 * entry comes from an alias of the bundler (`src/build/lean-bundle.ts`).
 */
import 'react-dom/client'

/** Each needs those before it. */
const steps: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'gatsby'),
  () => import(/* webpackMode: "eager" */ '#lib/i18n/messages'),
  () => import(/* webpackMode: "eager" */ 'gatsby-plugin-react-i18next'),
  () => import(/* webpackMode: "eager" */ '#layouts/page-frame'),
  () => import(/* webpackMode: "eager" */ '#app/wrap-page'),
  () => import(/* webpackMode: "eager" */ 'gatsby/cache-dir/production-app'),
]

function evaluate([step, ...others]: typeof steps): void {
  if (step) setTimeout(() => void step().then(() => evaluate(others)))
}

evaluate(steps)
