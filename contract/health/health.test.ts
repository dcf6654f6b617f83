import { isHealthy } from './health'

describe('health (R173)', () => {
  it.each([true, false])('is healthy when the backend answered, with all flags %p', (flag) => {
    expect(isHealthy({ database: flag, redis: flag, celery: flag })).toBe(true)
  })

  it.each([null, '', {}, { healthy: true }])('is unhealthy with the body %j', (body) => {
    expect(isHealthy(body)).toBe(false)
  })
})
