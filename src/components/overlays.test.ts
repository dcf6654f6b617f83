import type { ReactElement } from 'react'
import { createOverlays, type OverlayControls } from './overlays'

interface Words {
  title: string
  sentence?: string
}

const View = (_props: Words & OverlayControls<number>) => null
const question: Words = { title: 'Ερώτηση' }

function start() {
  const overlays = createOverlays()
  const shown = () =>
    overlays.list().map((element: ReactElement<Words & OverlayControls<number>>) => element.props)
  return { ...overlays, shown, first: () => shown()[0] }
}

describe('overlays', () => {
  it('are created closed, and resolve with the result they are closed with (R233)', async () => {
    const { create, first } = start()
    const overlay = create(View, question)
    expect(first()).toMatchObject({ title: 'Ερώτηση', open: false })
    const result = overlay.open({ sentence: 'Σίγουρα;' })
    expect(first()).toMatchObject({ title: 'Ερώτηση', sentence: 'Σίγουρα;', open: true })
    first()?.onClose(7)
    expect(await result).toBe(7)
    expect(first()).toMatchObject({ open: false })
  })

  it('can be opened again, changed while they are open, and closed from outside (R233)', async () => {
    const { create, close, first } = start()
    const overlay = create(View, { title: 'Πρώτα' })
    const [before, after] = [overlay.open(), overlay.open()]
    expect(await before).toBeUndefined()
    overlay.patch({ title: 'Μετά' })
    expect(first()).toMatchObject({ title: 'Μετά', open: true })
    close(overlay.id)
    expect(await after).toBeUndefined()
    const third = overlay.open()
    overlay.close(3)
    expect(await third).toBe(3)
  })

  it('are removed by unmount, which settles their promises (R233)', async () => {
    const { create, shown } = start()
    const [overlay, other] = [create(View, { title: 'α' }), create(View, { title: 'β' })]
    const result = overlay.open()
    overlay.unmount()
    expect(await result).toBeUndefined()
    expect(shown().map(({ title }) => title)).toEqual(['β'])
    other.unmount()
    expect(shown()).toEqual([])
  })

  it('are not found after unmount, or where they never existed (R234, R325)', () => {
    const { create, close } = start()
    const overlay = create(View, { title: 'α' })
    overlay.unmount()
    for (const act of [
      () => overlay.open(),
      () => overlay.patch({ title: 'β' }),
      () => overlay.close(1),
      () => overlay.unmount(),
      () => close(overlay.id),
      () => close('never'),
    ]) {
      expect(act).toThrow('Overlay not found')
    }
  })

  it('notify subscribers of each change, until unsubscribed', () => {
    const { create, watch, list } = start()
    const changed = jest.fn()
    const stop = watch(changed)
    const overlay = create(View, { title: 'α' })
    void overlay.open()
    expect(changed).toHaveBeenCalledTimes(2)
    expect(list()).toBe(list())
    stop()
    overlay.close()
    expect(changed).toHaveBeenCalledTimes(2)
  })
})
