import * as z from 'zod/mini'
import { exampleLiveMessage } from '../../../contract/examples/notification-examples'
import { liveMessage } from '../../../contract/notifications/live-message'
import { createOutside, type OutsideOptions } from './show-outside'

interface Start {
  permission?: NotificationPermission | undefined
  isPhone?: boolean
}

function startOutside({ permission = 'granted', isPhone = false }: Start = {}) {
  const shown: { from: string; title: string; options: OutsideOptions }[] = []
  const deeds: string[] = []
  const notification = {
    onclick: null as ((event: Event) => void) | null,
    close: () => void deeds.push('close'),
  }
  const show = createOutside({
    permission: () => permission,
    fromPage: (title, options) => {
      if (isPhone) throw new TypeError('Illegal constructor')
      shown.push({ from: 'page', title, options })
      return notification as Pick<Notification, 'onclick' | 'close'>
    },
    fromWorker: async (title, options) => {
      shown.push({ from: 'worker', title, options })
    },
    focus: () => deeds.push('focus'),
    go: (path) => deeds.push(path),
    origin: 'https://stagona.example',
  })
  return { shown, deeds, notification, show: () => show(z.parse(liveMessage, exampleLiveMessage)) }
}

it('shows a message with its title, text, icon and link (R214, R339)', () => {
  const { shown, show } = startOutside()
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

it('leads to the page when it is pressed', () => {
  const { notification, deeds, show } = startOutside()
  show()
  notification.onclick?.(new Event('click'))
  expect(deeds).toEqual(['focus', '/account/orders/640', 'close'])
})

it('has the worker show it where pages may not', () => {
  const { shown, show } = startOutside({ isPhone: true })
  show()
  expect(shown.map(({ from }) => from)).toEqual(['worker'])
})

it.each(['default', 'denied', undefined] as const)(
  'shows nothing where it is %s (R214)',
  (permission) => {
    const { shown, show } = startOutside({ permission: permission ?? ('' as 'denied') })
    show()
    expect(shown).toEqual([])
  },
)
