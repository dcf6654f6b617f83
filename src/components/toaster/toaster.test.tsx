import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { connectToaster, showToast, type Toast } from '../show-toast'
import { stubMatchMedia } from '../testing/browser-stubs'
import { ToastPlace } from './toast-place'
import ToastStage from './toast-stage'

beforeEach(() => {
  stubMatchMedia()
  jest.useFakeTimers()
})
afterEach(async () => {
  cleanup()
  await pass(1000)
  jest.useRealTimers()
})

/** Advances the time in steps, because React renders only between them. */
async function pass(ms: number) {
  for (let left = ms; left > 0; left -= 50) {
    await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 50)))
  }
}

const titles = () =>
  screen
    .queryAllByText(/^Λόγος/)
    .map((title) => title.textContent)
    .sort()
/** Presses the first button of a name, and waits until a toast is removed. */
async function press(name: string) {
  const [button] = screen.getAllByRole('button', { name })
  if (button) fireEvent.click(button)
  await pass(600)
}
const closeButtons = () => screen.getAllByRole('button', { name: 'Κλείσιμο' })

/** Shows toasts and waits until they appear. */
async function show(...toasts: Partial<Toast>[]) {
  for (const toast of toasts) {
    act(() => showToast({ tone: 'info', title: 'Λόγος', ...toast }))
    await pass(50)
  }
}

async function open() {
  render(
    <>
      <main id='content' tabIndex={-1}>
        <button type='button'>Στη σελίδα</button>
      </main>
      <ToastStage />
    </>,
  )
  await pass(50)
}

it('shows toasts from before its script was loaded, politely (R232)', async () => {
  showToast({ tone: 'info', title: 'Λόγος πρώτος' })
  const { container } = render(<ToastPlace />)
  await pass(500)
  expect(titles()).toEqual(['Λόγος πρώτος'])
  const region = container.querySelector('section')
  expect(region?.getAttribute('aria-live')).toBe('polite')
  expect(region?.getAttribute('aria-label')).toContain('Ειδοποιήσεις')
})

it('closes after five seconds, and is removed 200 ms later (R230, R333)', async () => {
  await open()
  await show({})
  await pass(4900)
  expect(titles()).toEqual(['Λόγος'])
  expect(document.querySelector('[data-removed=true]')).toBeNull()
  await pass(200)
  expect(document.querySelector('[data-removed=true]')).not.toBeNull()
  await pass(400)
  expect(titles()).toEqual([])
})

it('stays for its duration (R230)', async () => {
  await open()
  await show({ title: 'Λόγος ένα', staysForMs: 0 }, { title: 'Λόγος δύο', staysForMs: 8000 })
  await pass(7000)
  expect(titles()).toHaveLength(2)
  await pass(60_000)
  expect(titles()).toEqual(['Λόγος ένα'])
})

it.each([
  ['points at it', 'mouseMove', 'mouseOut'],
  ['has the focus there', 'focusIn', 'focusOut'],
] as const)('pauses, any number of times, while the user %s (R230)', async (_, begin, end) => {
  await open()
  await show({})
  const [button] = closeButtons()
  if (!button) throw new Error('no close button')
  for (let times = 0; times < 3; times += 1) {
    await pass(500)
    await act(async () => void fireEvent[begin](button))
    await pass(8000)
    expect(titles()).toEqual(['Λόγος'])
    await act(async () => void fireEvent[end](button))
  }
  await pass(6000)
  expect(titles()).toEqual([])
})

it('pauses while the page is hidden (R230)', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await open()
  await show({})
  await pass(20_000)
  expect(titles()).toEqual(['Λόγος'])
  hidden.mockReturnValue(false)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await pass(6000)
  expect(titles()).toEqual([])
})

it('renders all parts of a toast (R175)', async () => {
  const [first, second, closed] = [jest.fn(), jest.fn(), jest.fn()]
  await open()
  await show({
    tone: 'success',
    description: 'Και κάτι ακόμη',
    avatar: <b>ΑΓ</b>,
    actions: [
      { label: 'Ναι', onPress: first },
      { label: 'Ίσως', onPress: second },
    ],
    staysForMs: 0,
    orientation: 'horizontal',
    onClose: closed,
  })
  expect(screen.getByText('Και κάτι ακόμη')).toBeTruthy()
  expect(screen.getByText('ΑΓ')).toBeTruthy()
  expect(document.querySelector('li.horizontal')).not.toBeNull()
  await press('Ίσως')
  expect([first, second, closed].map((part) => part.mock.calls.length)).toEqual([0, 1, 0])
  expect(titles()).toEqual([])
  await show({ icon: <i>σήμα</i>, close: false, staysForMs: 0, id: 'marked' })
  expect(screen.getByText('σήμα')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Κλείσιμο' })).toBeNull()
  act(() => showToast({ id: 'marked', isOver: true }))
  await pass(600)
  expect(titles()).toEqual([])
})

it('calls onClose when it is closed, and when its time is up', async () => {
  const closed = jest.fn()
  await open()
  await show({ onClose: closed })
  await press('Κλείσιμο')
  expect([titles(), closed.mock.calls.length]).toEqual([[], 1])
  await show({ onClose: closed })
  await pass(6000)
  expect([titles(), closed.mock.calls.length]).toEqual([[], 2])
})

it('does not call onClose where code takes it back, even if it offers it again', async () => {
  const closed = jest.fn()
  const offer = { id: 'offer', staysForMs: 0, onClose: closed }
  await open()
  await show(offer)
  await act(async () => {
    showToast({ id: 'offer', isOver: true })
    showToast({ tone: 'info', title: 'Λόγος ξανά', ...offer })
  })
  await pass(1000)
  expect(titles()).toEqual(['Λόγος ξανά'])
  expect(closed).not.toHaveBeenCalled()
})

it('moves the focus to the next toast, then back to the page', async () => {
  await open()
  await show({ title: 'Λόγος ένα', staysForMs: 0 }, { title: 'Λόγος δύο', staysForMs: 0 })
  const page = screen.getByRole('button', { name: 'Στη σελίδα' })
  page.focus()
  for (let left = 2; left > 0; left -= 1) {
    const [button] = closeButtons()
    act(() => button?.focus())
    act(() => void fireEvent.click(button as HTMLElement))
    await pass(600)
    expect(titles()).toHaveLength(left - 1)
    expect(document.activeElement).not.toBe(document.body)
  }
  expect(screen.getByRole('main').contains(document.activeElement)).toBe(true)
})

it('replaces a toast with the same id', async () => {
  await open()
  await show({ title: 'Λόγος παλιός', id: 'one' })
  await pass(4000)
  await show({ title: 'Λόγος νέος', id: 'one' })
  await pass(4000)
  expect(titles()).toEqual(['Λόγος νέος'])
  await pass(1600)
  expect(titles()).toEqual([])
})

it('stays above an open keyboard, and follows it, but not a zoom (R231)', async () => {
  const viewport = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 })
  Object.assign(window, { visualViewport: viewport })
  await open()
  const kept = () =>
    document.querySelector<HTMLElement>('[data-chrome]')?.style.getPropertyValue('--keyboard')
  const become = (differences: Partial<typeof viewport>) => {
    Object.assign(viewport, differences).dispatchEvent(new Event('resize'))
    return kept()
  }
  expect(kept()).toBe('0px')
  expect(become({ height: innerHeight - 300 })).toBe('300px')
  expect(become({ offsetTop: 120 })).toBe('180px')
  expect(become({ scale: 2 })).toBe('0px')
  expect(become({ scale: 1, offsetTop: 0, height: innerHeight })).toBe('0px')
  cleanup()
  Object.assign(window, { visualViewport: undefined })
})

it('removes its listeners', () => {
  const listener = jest.fn()
  connectToaster(listener)()
  showToast({ tone: 'info', title: 'Λόγος', id: 'unheard' })
  expect(listener).not.toHaveBeenCalled()
  connectToaster(listener)()
})

describe('the number of toasts', () => {
  const named = (names: string, more: Partial<Toast> = {}) =>
    [...names].map((name) => ({ title: `Λόγος ${name}`, ...more }))
  /** The letters of the toasts in view, without those behind them. */
  const inView = () =>
    screen
      .queryAllByText(/^Λόγος/)
      .filter((title) => title.closest('li')?.dataset.visible === 'true')
      .map((title) => title.textContent?.at(-1))
      .sort()
      .join('')

  it('is five; a sixth replaces the oldest that closes by itself (R229, R333)', async () => {
    await open()
    await show(...named('α', { staysForMs: 0 }), ...named('βγδε'), ...named('ζ'))
    await pass(400)
    expect(titles()).toHaveLength(5)
    expect(inView()).toBe('αγδεζ')
  })

  it('is five where none closes by itself: the oldest waits behind the others', async () => {
    await open()
    await show(...named('αβγδεζ', { staysForMs: 0 }))
    expect(inView()).toBe('βγδεζ')
    await press('Κλείσιμο')
    expect(inView()).toBe('αβγδε')
  })
})
