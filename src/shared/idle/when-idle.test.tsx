describe('whenIdle', () => {
  const load = async () => {
    jest.resetModules()
    return (await import('./when-idle')).whenIdle
  }
  const readyState = (state: DocumentReadyState) =>
    jest.spyOn(document, 'readyState', 'get').mockReturnValue(state)

  it('waits for the load event', async () => {
    readyState('loading')
    const whenIdle = await load()
    const done = jest.fn()
    const waiting = whenIdle().then(done)
    await Promise.resolve()
    expect(done).not.toHaveBeenCalled()
    dispatchEvent(new Event('load'))
    await waiting
    expect(done).toHaveBeenCalled()
  })

  it('does not let a person wait who is already at work', async () => {
    readyState('loading')
    const whenIdle = await load()
    const waiting = whenIdle()
    dispatchEvent(new Event('keydown'))
    await expect(waiting).resolves.toBeUndefined()
  })

  it('is one moment for all', async () => {
    const whenIdle = await load()
    expect(whenIdle()).toBe(whenIdle())
    await whenIdle()
  })
})
