/**
 * Entry of the browsers' bundle. It evaluates `react-dom`, the page wrapper, and Gatsby with its
 * plugins in a task each: in one they would block a slow phone. Gatsby's own entry comes from an
 * alias of the bundler (`src/build/lean-bundle.ts`).
 */
import 'react-dom/client'

setTimeout(async () => {
  await import(/* webpackMode: "eager" */ '#app/wrap-page')
  setTimeout(() => import(/* webpackMode: "eager" */ 'gatsby/cache-dir/production-app'))
})
