import * as z from 'zod/mini'
import { publishFields, seoFields, sortField, stampFields, uuidField } from './common-fields'

const entity = z.object({
  ...stampFields,
  ...uuidField,
  ...seoFields,
  ...publishFields,
  ...sortField,
})

const sent = {
  createdAt: '2026-02-03T08:15:00+02:00',
  updatedAt: '2026-02-03T08:15:00+02:00',
  uuid: '6f1d2c3b-4a59-4e68-8b77-000000000001',
  seoTitle: null,
  seoDescription: null,
  seoKeywords: null,
  isPublished: true,
  publishedAt: null,
  isVisible: false,
  sortOrder: null,
}
describe('fields that most entities share (R155)', () => {
  it('may be null', () => {
    expect(z.parse(entity, sent)).toEqual({
      ...sent,
      seoTitle: '',
      seoDescription: '',
      seoKeywords: '',
    })
  })

  it.each([
    { isPublished: 'true' },
    { isVisible: 1 },
    { uuid: '41' },
    { createdAt: '2026-02-03T08:15:00' },
    { updatedAt: '2026-02-03T08:15:00' },
    { publishedAt: '2026-02-03T08:15:00' },
    { createdAt: null },
    { sortOrder: 1.5 },
  ])('are refused with %j (R154)', (wrong) => {
    expect(z.safeParse(entity, { ...sent, ...wrong }).success).toBe(false)
  })
})
