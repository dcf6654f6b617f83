import * as z from 'zod/mini'
import { exampleLiveMessage } from '../../../contract/examples/notification-examples'
import { type LiveMessage, liveMessage } from '../../../contract/notifications/live-message'
import type { Toast } from '../../components/show-toast'
import { createToastTeller } from './tell-by-toast'

const origin = 'https://stagona.example'

function startTeller() {
  const toasts: Toast[] = []
  const time = { now: 0 }
  const gone: string[] = []
  const tell = createToastTeller({
    show: (toast) => toasts.push(toast),
    go: (path) => gone.push(path),
    now: () => time.now,
    origin,
  })
  return {
    toasts,
    time,
    gone,
    tell: (more: Partial<LiveMessage> = {}) =>
      tell(z.parse(liveMessage, { ...exampleLiveMessage, ...more })),
  }
}

it('shows title and message, in the colour of success, and leads on (R213, R333)', () => {
  const { toasts, tell, gone } = startTeller()
  tell({ kind: 'ERROR' })
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

it('hands words on as they are: they are text (R216)', () => {
  const { toasts, tell } = startTeller()
  const title = '<img src=x onerror=alert(1)>'
  tell({ translations: { el: { title, message: '<b>α</b>' } } })
  expect(toasts[0]).toMatchObject({ title, description: '<b>α</b>' })
})

it('finds words where there are none in Greek (R170, A5-88)', () => {
  const { toasts, tell } = startTeller()
  tell({ translations: { en: { title: 'News', message: '' } } })
  tell({ translations: {} })
  expect(toasts.map(({ title, description }) => [title, description])).toEqual([
    ['News', undefined],
    ['Νέα ειδοποίηση', undefined],
  ])
})

it.each(['', 'https://evil.example/x', 'javascript:alert(1)', 'http://[', '//evil.example'])(
  'leads nowhere with the link %p',
  (link) => {
    const { toasts, tell } = startTeller()
    tell({ link })
    expect(toasts[0]?.action).toBeUndefined()
  },
)

it('leads to a page of our own that is named in full', () => {
  const { toasts, tell, gone } = startTeller()
  tell({ link: `${origin}/blog/post/3/mnimi?a=1#b` })
  toasts[0]?.action?.onPress()
  expect(gone).toEqual(['/blog/post/3/mnimi?a=1#b'])
})

it('makes no storm of many: the fourth and all after it are one (A5-86)', () => {
  const { toasts, tell, time } = startTeller()
  for (let count = 0; count < 20; count += 1) tell()
  expect(new Set(toasts.map(({ id, title }) => id ?? title)).size).toBe(2)
  expect(toasts.filter(({ id }) => id === undefined)).toHaveLength(3)
  expect(toasts.at(3)?.title).toBe('Ήρθε ακόμη 1 ειδοποίηση')
  expect(toasts.at(-1)?.title).toBe('Ήρθαν ακόμη 17 ειδοποιήσεις')
  time.now = 10_000
  tell()
  expect(toasts.at(-1)?.title).toBe('Το δέμα ξεκίνησε')
})
