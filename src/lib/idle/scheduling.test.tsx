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

  /** Starts waiting; `done` is called at the end of the wait. */
  const startWait = async () => {
    const done = jest.fn()
    const waiting = (await load())().then(done)
    await Promise.resolve()
    return { done, waiting }
  }

  it('waits for the load event', async () => {
    readyState('loading')
    const { done, waiting } = await startWait()
    expect(done).not.toHaveBeenCalled()
    dispatchEvent(new Event('load'))
    await waiting
  })

  it('waits until the page replaces its placeholder', async () => {
    document.body.innerHTML = '<p data-on-its-way=""></p>'
    jest.useFakeTimers()
    const { done, waiting } = await startWait()
    await jest.advanceTimersByTimeAsync(1_000)
    expect(done).not.toHaveBeenCalled()
    document.body.innerHTML = '<h1>Σύνδεση</h1>'
    await jest.advanceTimersByTimeAsync(400)
    await waiting
  })

  it('waits until the page is hydrated', async () => {
    delete document.documentElement.dataset.hydrated
    jest.useFakeTimers()
    const { done, waiting } = await startWait()
    await jest.advanceTimersByTimeAsync(1_000)
    expect(done).not.toHaveBeenCalled()
    document.documentElement.dataset.hydrated = 'yes'
    await jest.advanceTimersByTimeAsync(400)
    await waiting
  })

  it('waits at most four seconds for a page that does not load', async () => {
    document.body.innerHTML = '<p data-on-its-way=""></p>'
    jest.useFakeTimers()
    const { done, waiting } = await startWait()
    await jest.advanceTimersByTimeAsync(3_999)
    expect(done).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1_000)
    await waiting
  })

  it('ends at the first user interaction', async () => {
    readyState('loading')
    const whenIdle = await load()
    const waiting = whenIdle()
    dispatchEvent(new Event('keydown'))
    await expect(waiting).resolves.toBeUndefined()
  })

  it('is shared by all callers', async () => {
    const whenIdle = await load()
    expect(whenIdle()).toBe(whenIdle())
    await whenIdle()
  })
})
