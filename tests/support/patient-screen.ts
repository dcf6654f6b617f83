import { configure } from '@testing-library/react'

/** Deferred components are compiled on their first import, which is slow on a busy machine. */
configure({ asyncUtilTimeout: 20_000 })

// What waits until the page is hydrated need not wait in tests of single components.
if (typeof document !== 'undefined') document.documentElement.dataset.hydrated = 'yes'

// jsdom has no layout.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => {}
