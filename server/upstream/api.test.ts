import { pastCache } from './api'

it.each([
  'blog/post',
  'blog/post/3',
  'blog/category',
  'blog/category/4',
  'blog/category/4/posts',
  'blog/tag',
  'blog/tag/7',
  'blog/author/1',
  'product/image',
  'product/image/2',
  'product/category',
  'product/category/3',
  'product/category/all',
  'product/category/image/by_category',
  'product/attribute',
  'product/attribute/value/3',
  'country',
  'country/GR',
  'region',
  'pay_way',
  'pay_way/31',
  'shipping/acs/stations',
  'shipping/boxnow/lockers/5',
])('reads %s past the cache of the API, by a key that changes', (path) => {
  expect(pastCache(`/api/v1/${path}`, 7)).toBe(`/api/v1/${path}?_v=7`)
  expect(pastCache(`/api/v1/${path}?pageSize=100`, 8)).toBe(`/api/v1/${path}?pageSize=100&_v=8`)
})

it.each([
  'blog/post/3/comments',
  'blog/post/3/related_posts',
  'blog/comment',
  'blog/posts',
  'product',
  'product/3',
  'product/3/images',
  'product/review',
  'countries',
  'shipping/options?countryCode=GR',
  'settings/get?key=country',
  'tenant/resolve?domain=/api/v1/country',
])('asks for %s as it is', (path) => {
  expect(pastCache(`/api/v1/${path}`, 7)).toBe(`/api/v1/${path}`)
})
