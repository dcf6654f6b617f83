import * as z from 'zod/mini'
import {
  exampleLiveMessage,
  exampleNotificationUser,
  exampleSocketTokens,
} from '../examples/notification-examples'
import {
  liveMessage,
  liveMessages,
  notificationUser,
  socketTokens,
  unseenCount,
} from './notification'

it('has the notification in each entry of the list, and a count of the unseen ones (R169)', () => {
  const { notification } = z.parse(notificationUser, exampleNotificationUser)
  expect(notification.translations.el?.title).toBe('Το δέμα ξεκίνησε')
  expect(z.parse(unseenCount, { count: 4 })).toEqual({ count: 4 })
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

  it.each([
    ['Greek', { en, el, de }, ['Τίτλος', 'Κείμενο', 'el']],
    ['English where there is no Greek', { de, en }, ['Title', 'Text', 'en']],
    ['the first locale otherwise', { de, fr: en }, ['Titel', 'Inhalt', 'de']],
    ['both texts in one language', { el: { message: 'Κείμενο' }, de }, ['Titel', 'Inhalt', 'de']],
    ['empty texts without translations', {}, ['', '', 'el']],
  ])('show %s', (_, translations, shown) => {
    expect(messages(translations)).toEqual(shown)
  })

  it.each([{}, { kind: 'ON_HOLD' }])('need no more than type and texts: %j', (more) => {
    const sent = { type: 'send_notification', translations: { el } }
    expect(z.parse(liveMessage, { ...sent, ...more })).toEqual({
      ...sent,
      ...{ link: '', kind: 'INFO', notification_type: '' },
    })
  })

  it.each(['echo.message', 'error', '', null])('are not of type %p', (type) => {
    expect(z.safeParse(liveMessage, { ...exampleLiveMessage, type }).success).toBe(false)
  })
})

it('parses the two tokens of the socket, and refuses an empty one (R171)', () => {
  expect(z.parse(socketTokens, exampleSocketTokens)).toEqual(exampleSocketTokens)
  for (const name of Object.keys(exampleSocketTokens)) {
    expect(z.safeParse(socketTokens, { ...exampleSocketTokens, [name]: '' }).success).toBe(false)
  }
})
