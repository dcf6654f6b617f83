import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import LessonTools from '../lesson-tools'

const user = userEvent.setup()
const button = (name: string) => screen.findByRole('button', { name })
const open = () =>
  render(<LessonTools path='/blog/post/1/ena' title='Ένα' bodyHtml='<p>Κείμενο</p>' />)

class Utterance {
  rate = 1
  onend = () => {}
  constructor(readonly text: string) {}
}
const spoken: Utterance[] = []
const cancel = jest.fn()
const setVoices = (...langs: string[]) => {
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => langs.map((lang) => ({ lang, localService: true })),
    speak: (utterance: Utterance) => spoken.push(utterance),
    cancel,
  })
  Object.assign(window, { speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance })
}
const said = () => spoken.map(({ text }) => text)
const endSentence = () => act(async () => spoken.at(-1)?.onend())
const choose = (label: string, value: string) =>
  user.selectOptions(screen.getByRole('combobox', { name: label }), value)
beforeEach(() => {
  localStorage.clear()
  spoken.length = 0
  cancel.mockClear()
})

it('reads sentence after sentence, pauses, goes on, and ends with the page (R392)', async () => {
  setVoices('el-GR')
  const { unmount } = open()
  await user.click(await button('Ακρόαση'))
  await button('Παύση')
  await endSentence()
  expect(said()).toEqual(['Ένα', 'Κείμενο'])
  await user.click(await button('Παύση'))
  await user.click(await button('Συνέχεια'))
  expect(said()).toEqual(['Ένα', 'Κείμενο', 'Κείμενο'])
  cancel.mockClear()
  unmount()
  expect(cancel).toHaveBeenCalled()
})

it('goes on with the same sentence at the same speed when it is opened again (R471)', async () => {
  setVoices('el-GR')
  const { unmount } = open()
  await user.click(await button('Ακρόαση'))
  await button('Παύση')
  await choose('Ταχύτητα', '1.5')
  await endSentence()
  unmount()
  spoken.length = 0
  open()
  await user.click(await button('Ακρόαση'))
  await screen.findByText('Συνέχεια: πρόταση 2 από 2.')
  expect(spoken).toMatchObject([{ text: 'Κείμενο', rate: 1.5 }])
  await user.click(await button('Από την αρχή'))
  expect(said()).toEqual(['Κείμενο', 'Ένα'])
})

it('says that all was heard, and is ready to begin again (R491)', async () => {
  setVoices('el-GR')
  open()
  await user.click(await button('Ακρόαση'))
  await button('Παύση')
  for (const _ of [1, 2]) await endSentence()
  const player = screen.getByRole('region', { name: 'Ακρόαση του μαθήματος' })
  expect(within(player).getByRole('status').textContent).toBe('Ακούσατε όλο το μάθημα.')
  expect(player.textContent).not.toContain('Πρόταση 1 από 2.')
  expect(player.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('100')
  await user.click(await button('Ξανά'))
  expect(said()).toEqual(['Ένα', 'Κείμενο', 'Ένα'])
  within(player).getByText('Πρόταση 1 από 2.')
})

it('keeps each control and its focus at the beginning and at the end (R491)', async () => {
  setVoices('el-GR')
  open()
  await user.click(await button('Ακρόαση'))
  await button('Παύση')
  const player = within(screen.getByRole('region', { name: 'Ακρόαση του μαθήματος' }))
  const controls = () => player.getAllByRole('button').length
  const all = controls()
  const toStart = await button('Από την αρχή')
  expect(toStart.getAttribute('aria-disabled')).toBe('true')
  await endSentence()
  expect(toStart.getAttribute('aria-disabled')).toBeNull()
  await user.click(toStart)
  expect(document.activeElement).toBe(toStart)
  for (const _ of [1, 2]) await endSentence()
  expect(controls()).toBe(all)
})

it('is controlled by the media keys of the device (R471)', async () => {
  const handlers = new Map<string, (() => void) | null>()
  const session = {
    metadata: null,
    playbackState: 'none',
    setActionHandler: (name: string, handle: (() => void) | null) => {
      if (name === 'stop') throw new TypeError('unknown')
      handlers.set(name, handle)
    },
  }
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: session })
  Object.assign(window, { MediaMetadata: Object })
  const media = HTMLMediaElement.prototype
  const play = jest.spyOn(media, 'play').mockRejectedValue(new Error('not allowed'))
  const stop = jest.spyOn(media, 'pause').mockReturnValue()
  setVoices('el-GR')
  const { unmount } = open()
  await user.click(await button('Ακρόαση'))
  await button('Παύση')
  expect(session.playbackState).toBe('playing')
  act(() => handlers.get('pause')?.())
  expect(session.playbackState).toBe('paused')
  expect([play.mock.calls.length, stop.mock.calls.length]).toEqual([1, 1])
  act(() => handlers.get('nexttrack')?.())
  act(() => handlers.get('play')?.())
  expect(said()).toEqual(['Ένα', 'Κείμενο'])
  unmount()
  expect([...handlers.values()]).toEqual([null, null, null, null])
  Reflect.deleteProperty(navigator, 'mediaSession')
})

it('says where the device has no Greek voice, and looks again when asked to (R472)', async () => {
  setVoices('en-GB')
  open()
  await user.click(await button('Ακρόαση'))
  await screen.findByText('Δεν βρήκαμε ελληνική φωνή σε αυτή τη συσκευή', {}, { timeout: 4000 })
  await user.click(await button('Δοκιμάστε ξανά'))
  await button('Ετοιμάζεται')
  await screen.findByText('Δεν βρήκαμε ελληνική φωνή σε αυτή τη συσκευή', {}, { timeout: 4000 })
  expect(document.activeElement).toBe(await button('Δοκιμάστε ξανά'))
  setVoices('en-GB', 'el-GR')
  await user.click(await button('Δοκιμάστε ξανά'))
  expect(document.activeElement).toBe(await button('Παύση'))
  expect(said()).toEqual(['Ένα'])
  await user.click(await button('Κλείσιμο ακρόασης'))
  expect(screen.queryByRole('button', { name: 'Παύση' })).toBeNull()
  expect(document.activeElement).toBe(await button('Ακρόαση'))
})
