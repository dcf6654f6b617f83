import * as z from 'zod/mini'
import type { Toast } from '#components/show-toast'
import { exampleLiveMessage } from '#contract/examples/notification-examples'
import { type LiveMessage, liveMessage } from '#contract/notifications/notification'
import {
  createSystemNotifier,
  createToastNotifier,
  linkPath,
  type SystemOptions,
} from './show-message'

const origin = 'https://stagona.example'

function startToasts() {
  const toasts: Toast[] = []
  const time = { now: 0 }
  const gone: string[] = []
  const notify = createToastNotifier({
    show: (toast) => toasts.push(toast),
    go: (path) => gone.push(path),
    now: () => time.now,
    origin,
  })
  return {
    toasts,
    time,
    gone,
    notify: (more: Partial<LiveMessage> = {}) =>
      notify(z.parse(liveMessage, { ...exampleLiveMessage, ...more })),
  }
}

it('shows title, message and link in a success toast (R213, R333)', () => {
  const { toasts, notify, gone } = startToasts()
  notify({ kind: 'ERROR' })
  expect(toasts).toEqual([
    {
      tone: 'success',
      title: 'Το δέμα ξεκίνησε',
      description: 'Η παραγγελία 640 έφυγε για Πάτρα.',
      action: { label: 'Δείτε την', onPress: expect.any(Function) },
    },
  ])
  toasts[0]?.action?.onPress()
  expect(gone).toEqual(['/account/orders/640'])
})

it('passes content on as plain text (R216)', () => {
  const { toasts, notify } = startToasts()
  const title = '<img src=x onerror=alert(1)>'
  notify({ translations: { el: { title, message: '<b>α</b>' } } })
  expect(toasts[0]).toMatchObject({ title, description: '<b>α</b>' })
})

it('falls back if there is no Greek content (R170, A5-88)', () => {
  const { toasts, notify } = startToasts()
  notify({ translations: { en: { title: 'News', message: '' } } })
  notify({ translations: {} })
  expect(toasts.map(({ title, description }) => [title, description])).toEqual([
    ['News', undefined],
    ['Νέα ειδοποίηση', undefined],
  ])
})

it.each(['', 'https://evil.example/x', 'javascript:alert(1)', 'http://[', '//evil.example'])(
  'has no action for the link %p',
  (link) => {
    const { toasts, notify } = startToasts()
    notify({ link })
    expect(toasts[0]?.action).toBeUndefined()
  },
)

it.each([
  ['https://shop.example.gr/account/orders/28', 'http://shop.example.gr:9255'],
  ['http://localhost:8740/account/orders/28', 'https://localhost'],
  ['/account/orders/28', 'https://shop.example.gr'],
])('opens %s as a page of %s', (link, site) => {
  expect(linkPath(link, site)).toBe('/account/orders/28')
})

it.each(['https://evil.example/account', 'https://shop.example.gr.evil.example/', 'javascript:1'])(
  'opens nothing for %s',
  (link) => expect(linkPath(link, 'https://shop.example.gr')).toBeNull(),
)

it('accepts an absolute link to the site', () => {
  const { toasts, notify, gone } = startToasts()
  notify({ link: `${origin}/blog/post/3/mnimi?a=1#b` })
  toasts[0]?.action?.onPress()
  expect(gone).toEqual(['/blog/post/3/mnimi?a=1#b'])
})

it('collects the fourth and all later messages in one toast (A5-86)', () => {
  const { toasts, notify, time } = startToasts()
  for (let count = 0; count < 20; count += 1) notify()
  expect(new Set(toasts.map(({ id, title }) => id ?? title)).size).toBe(2)
  expect(toasts.filter(({ id }) => id === undefined)).toHaveLength(3)
  expect(toasts.at(3)?.title).toBe('Ήρθε ακόμη 1 ειδοποίηση')
  expect(toasts.at(-1)?.title).toBe('Ήρθαν ακόμη 17 ειδοποιήσεις')
  time.now = 10_000
  notify()
  expect(toasts.at(-1)?.title).toBe('Το δέμα ξεκίνησε')
})

interface Start {
  permission?: NotificationPermission | undefined
  isPhone?: boolean
}

function startSystemNotifier({ permission = 'granted', isPhone = false }: Start = {}) {
  const shown: { from: string; title: string; options: SystemOptions }[] = []
  const actions: string[] = []
  const notification = {
    onclick: null as ((event: Event) => void) | null,
    close: () => void actions.push('close'),
  }
  const show = createSystemNotifier({
    permission: () => permission,
    fromPage: (title, options) => {
      if (isPhone) throw new TypeError('Illegal constructor')
      shown.push({ from: 'page', title, options })
      return notification as Pick<Notification, 'onclick' | 'close'>
    },
    fromWorker: async (title, options) => {
      shown.push({ from: 'worker', title, options })
    },
    focus: () => actions.push('focus'),
    go: (path) => actions.push(path),
    origin: 'https://stagona.example',
  })
  return {
    shown,
    actions,
    notification,
    show: () => show(z.parse(liveMessage, exampleLiveMessage)),
  }
}

it('shows a message with its title, text, icon and link (R214, R339)', () => {
  const { shown, show } = startSystemNotifier()
  show()
  expect(shown).toEqual([
    {
      from: 'page',
      title: 'Το δέμα ξεκίνησε',
      options: {
        body: 'Η παραγγελία 640 έφυγε για Πάτρα.',
        tag: 'send_notification',
        lang: 'el',
        icon: '/logo.svg',
        vibrate: [200, 100, 200],
        renotify: true,
        requireInteraction: false,
        data: { path: '/account/orders/640' },
      },
    },
  ])
})

it('opens the page on click', () => {
  const { notification, actions, show } = startSystemNotifier()
  show()
  notification.onclick?.(new Event('click'))
  expect(actions).toEqual(['focus', '/account/orders/640', 'close'])
})

it('uses the service worker if a page may not show notifications', () => {
  const { shown, show } = startSystemNotifier({ isPhone: true })
  show()
  expect(shown.map(({ from }) => from)).toEqual(['worker'])
})

it.each(['default', 'denied', undefined] as const)(
  'shows nothing if the permission is %s (R214)',
  (permission) => {
    const { shown, show } = startSystemNotifier({ permission: permission ?? ('' as 'denied') })
    show()
    expect(shown).toEqual([])
  },
)
