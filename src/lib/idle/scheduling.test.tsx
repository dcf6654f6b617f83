describe('whenIdle', () => {
  const load = async () => {
    jest.resetModules()
    return (await import('./scheduling')).whenIdle
  }
  const readyState = (state: DocumentReadyState) =>
    jest.spyOn(document, 'readyState', 'get').mockReturnValue(state)

  afterEach(() => {
    jest.useRealTimers()
    document.body.innerHTML = ''
  })

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

  it('waits until what stood in for the page is gone, so that the page comes first', async () => {
    document.body.innerHTML = '<p data-on-its-way=""></p>'
    jest.useFakeTimers()
    const whenIdle = await load()
    const done = jest.fn()
    const waiting = whenIdle().then(done)
    await jest.advanceTimersByTimeAsync(1_000)
    expect(done).not.toHaveBeenCalled()
    document.body.innerHTML = '<h1>Σύνδεση</h1>'
    await jest.advanceTimersByTimeAsync(400)
    await waiting
    expect(done).toHaveBeenCalled()
  })

  it('waits for a page that does not come no longer than four seconds', async () => {
    document.body.innerHTML = '<p data-on-its-way=""></p>'
    jest.useFakeTimers()
    const whenIdle = await load()
    const done = jest.fn()
    const waiting = whenIdle().then(done)
    await jest.advanceTimersByTimeAsync(3_999)
    expect(done).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1_000)
    await waiting
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
