import { setup } from 'xstate'
import { loadingBarTiming } from './loading-bar-timing'

export type LoadingBarEvent = { type: 'loading.began' } | { type: 'loading.ended' }

/**
 * The bar of slow changes of page: none for quick ones; it grows, fills up when the page is there,
 * stays for a moment and fades (R152, R341).
 */
export const loadingBarMachine = setup({
  types: { events: {} as LoadingBarEvent },
  delays: {
    throttle: loadingBarTiming.throttle,
    hideDelay: loadingBarTiming.hideDelay,
    resetDelay: loadingBarTiming.resetDelay,
  },
}).createMachine({
  id: 'loadingBar',
  initial: 'hidden',
  states: {
    hidden: { on: { 'loading.began': 'waiting' } },
    waiting: { on: { 'loading.ended': 'hidden' }, after: { throttle: 'growing' } },
    growing: { on: { 'loading.ended': 'full' } },
    full: { on: { 'loading.began': 'growing' }, after: { hideDelay: 'fading' } },
    fading: { on: { 'loading.began': 'growing' }, after: { resetDelay: 'hidden' } },
  },
})
