import { readFileSync } from 'node:fs'
import { toastNumbers } from './toast-numbers'

describe('numbers of toasts', () => {
  it('are the documented ones (R231, R333)', () => {
    expect(toastNumbers).toEqual({
      atOnce: 5,
      staysForMs: 5000,
      removedAfterMs: 200,
      gapPx: 16,
      stackScale: 0.05,
      position: 'bottom-right',
      offerStaysForMs: 0,
      notificationTone: 'success',
    })
  })

  it('are those of the package, where it has them of its own (R231, R333)', () => {
    const script = readFileSync(require.resolve('sonner'), 'utf8')
    const { removedAfterMs, stackScale } = toastNumbers
    expect(script).toContain(`TIME_BEFORE_UNMOUNT = ${removedAfterMs};`)
    expect(script).toContain(`--scale:var(--toasts-before) * ${stackScale} + 1`)
  })
})
