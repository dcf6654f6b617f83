import * as z from 'zod/mini'
import {
  exampleLiveMessage,
  exampleNotificationUser,
  exampleSocketTokens,
} from '../examples/notification-examples'
import { pageOf } from '../wire/page'
import {
  liveMessage,
  liveMessages,
  notificationUser,
  socketTokens,
  unseenCount,
} from './notification'

describe('list of notifications (R169)', () => {
  it('holds the notification in each entry', () => {
    const list = z.parse(pageOf(notificationUser), {
      links: { next: null, previous: null },
      count: 1,
      totalPages: 1,
      pageSize: 12,
      pageTotalResults: 1,
      page: 1,
      results: [exampleNotificationUser],
    })
    expect(list.results.map(({ notification }) => notification.translations.el?.title)).toEqual([
      'Το δέμα ξεκίνησε',
    ])
  })

  it('comes with a count of those not seen', () => {
    expect(z.parse(unseenCount, { count: 4 })).toEqual({ count: 4 })
  })
})

describe('live messages (R170)', () => {
  const el = { title: 'Τίτλος', message: 'Κείμενο' }
  const en = { title: 'Title', message: 'Text' }
  const de = { title: 'Titel', message: 'Inhalt' }
  const messages = (translations: unknown) => {
    const { title, message } = liveMessages(
      z.parse(liveMessage, { type: 'send_notification', translations }),
    )
    return [title.text, message.text, title.locale]
  }

  it('have a type and texts by locale', () => {
    const { type, translations } = z.parse(liveMessage, exampleLiveMessage)
    expect(type).toBe('send_notification')
    expect(translations.el?.message).toContain('640')
  })

  it.each([
    ['Greek', { en, el, de }, ['Τίτλος', 'Κείμενο', 'el']],
    ['English where there is no Greek', { de, en }, ['Title', 'Text', 'en']],
    ['the first locale otherwise', { de, fr: en }, ['Titel', 'Inhalt', 'de']],
    ['both texts in one language', { el: { message: 'Κείμενο' }, de }, ['Titel', 'Inhalt', 'de']],
    ['nothing where there is nothing', {}, ['', '', 'el']],
  ])('show %s', (_, translations, shown) => {
    expect(messages(translations)).toEqual(shown)
  })

  it('need no more than type and texts', () => {
    expect(z.parse(liveMessage, { type: 'send_notification', translations: { el } })).toEqual({
      type: 'send_notification',
      translations: { el },
      link: '',
      kind: 'INFO',
    })
  })

  it.each(['echo.message', 'error', '', null, undefined])('are not of type %p', (type) => {
    expect(z.safeParse(liveMessage, { ...exampleLiveMessage, type }).success).toBe(false)
  })
})

describe('tokens of the live channel (R171)', () => {
  it('are two texts', () => {
    expect(z.parse(socketTokens, exampleSocketTokens)).toEqual(exampleSocketTokens)
  })

  it.each(['sessionToken', 'accessToken'])('are refused without %s', (name) => {
    for (const wrong of [undefined, null, '', 5]) {
      const tokens = { ...exampleSocketTokens, [name]: wrong }
      expect(z.safeParse(socketTokens, tokens).success).toBe(false)
    }
  })
})
