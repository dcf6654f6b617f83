import { reloadGuard } from './open-anew'

function startGuard(isBlocked = false) {
  const kept = new Map<string, string>()
  const time = { now: 1_700_000_000_000 }
  const storage = {
    read: (name: string) => (isBlocked ? null : (kept.get(name) ?? null)),
    write: (name: string, value: string) => void kept.set(name, value),
  }
  const open = () => reloadGuard({ storage, now: () => time.now })
  return { time, kept, guard: open(), open }
}

describe('guard of reloads', () => {
  it('allows one reload in ten seconds (R343)', () => {
    const { guard, time } = startGuard()
    expect(guard.isOpen()).toBe(true)
    guard.close()
    expect(guard.isOpen()).toBe(false)
    time.now += 9_999
    expect(guard.isOpen()).toBe(false)
    time.now += 1
    expect(guard.isOpen()).toBe(true)
  })

  it('survives a reload (R343)', () => {
    const { guard, open, time } = startGuard()
    guard.close()
    expect(open().isOpen()).toBe(false)
    time.now += 10_000
    expect(open().isOpen()).toBe(true)
  })

  it('lasts in one document where storage is blocked', () => {
    const { guard } = startGuard(true)
    guard.close()
    expect(guard.isOpen()).toBe(false)
  })

  it('is open after the clock was set back, or with an invalid stored value', () => {
    const { guard, time, kept } = startGuard()
    guard.close()
    time.now -= 3_600_000
    expect(guard.isOpen()).toBe(true)
    kept.set('reloaded-at', 'soon')
    expect(guard.isOpen()).toBe(true)
  })
})
