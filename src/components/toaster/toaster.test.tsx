import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { connectToaster, showToast, type Toast } from '../show-toast'
import { stubMatchMedia, stubResizeObserver } from '../testing/browser-stubs'
import { ToastPlace } from './toast-place'
import ToastStage from './toast-stage'

beforeEach(() => {
  stubMatchMedia()
  stubResizeObserver()
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
  await show({ title: 'Λόγος ένα', persistent: true }, { title: 'Λόγος δύο', staysForMs: 0 })
  await show({ title: 'Λόγος τρία', staysForMs: 8000 })
  await pass(7000)
  expect(titles()).toHaveLength(3)
  await pass(2000)
  expect(titles()).toEqual(['Λόγος ένα', 'Λόγος δύο'])
})

it.each([
  ['points at it', 'pointerOver', 'pointerOut'],
  ['has the focus there', 'focusIn', 'focusOut'],
] as const)('pauses while the user %s (R230)', async (_, begin, end) => {
  await open()
  await show({})
  const [button] = closeButtons()
  if (!button) throw new Error('no close button')
  act(() => void fireEvent[begin](button))
  await pass(8000)
  expect(titles()).toEqual(['Λόγος'])
  act(() => void fireEvent[end](button))
  await pass(5500)
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
  expect(document.querySelector('[data-orientation=horizontal]')).not.toBeNull()
  await press('Ίσως')
  expect([first, second, closed].map((part) => part.mock.calls.length)).toEqual([0, 1, 0])
  expect(titles()).toEqual([])
  await show({ icon: <i>σήμα</i>, close: false, persistent: true, id: 'marked' })
  expect(screen.getByText('σήμα')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Κλείσιμο' })).toBeNull()
  act(() => showToast({ id: 'marked', isOver: true }))
  await pass(600)
  expect(titles()).toEqual([])
})

it('calls onClose only when the user closes it', async () => {
  const closed = jest.fn()
  await open()
  await show({ onClose: closed })
  await pass(6000)
  expect(closed).not.toHaveBeenCalled()
  await show({ onClose: closed })
  await press('Κλείσιμο')
  expect(closed).toHaveBeenCalledTimes(1)
  expect(titles()).toEqual([])
})

it('moves the focus to the next toast, then back to the page', async () => {
  await open()
  await show({ title: 'Λόγος ένα', persistent: true }, { title: 'Λόγος δύο', persistent: true })
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

it('removes its listeners', () => {
  const listener = jest.fn()
  connectToaster(listener)()
  showToast({ tone: 'info', title: 'Λόγος', id: 'unheard' })
  expect(listener).not.toHaveBeenCalled()
  connectToaster(listener)()
})

describe('a quiet toast (R218)', () => {
  const edges = (top: number) => ({ top, bottom: top + 40, left: 0, right: 300, height: 40 })
  const quiet = () => screen.getByText('Λόγος σιγανός').closest('li')?.style.visibility

  /** Opens a page with one part at a distance from the top; the toast is at the lower edge. */
  async function openWith(part: string, top: number) {
    document.body.insertAdjacentHTML('beforeend', `<main>${part}</main>`)
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      const isToaster = this.hasAttribute('data-sonner-toaster')
      return (isToaster ? { ...edges(0), height: 0 } : edges(top)) as DOMRect
    })
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100)
    jest
      .spyOn(window, 'getComputedStyle')
      .mockReturnValue({ bottom: '16px' } as CSSStyleDeclaration)
    render(<ToastStage />)
    await pass(50)
    await show({ title: 'Λόγος σιγανός', quiet: true, staysForMs: 0 })
    await pass(50)
  }

  afterEach(() => {
    jest.restoreAllMocks()
    document.querySelector('main')?.remove()
  })

  it.each([
    ['a form', '<form></form>', 'hidden'],
    ['a price', '<p>21,90 \u20ac</p>', 'hidden'],
    ['another text', '<p>Λόγια</p>', ''],
  ])('is shown only while it does not cover %s', async (_, part, expected) => {
    await openWith(part, innerHeight - 60)
    expect(quiet()).toBe(expected)
  })

  it('is shown beside forms and prices, and hidden by another toast', async () => {
    await openWith('<form></form><p>21,90 \u20ac</p>', 0)
    expect(quiet()).toBe('')
    await show({ title: 'Λόγος άλλος', staysForMs: 200 })
    await pass(50)
    expect(quiet()).toBe('hidden')
    await pass(1000)
    expect(quiet()).toBe('')
  })
})
