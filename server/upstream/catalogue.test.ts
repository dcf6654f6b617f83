import * as z from 'zod/mini'
import {
  productCategory as contractCategory,
  productImage as contractImage,
} from '#contract/shop/product-category'
import {
  ownProductReview as contractOwnReview,
  productReview as contractReview,
} from '#contract/shop/product-review'
import { categoryPicture, productCategory, withPictures } from './product-category'
import { productImage } from './product-image'
import { ownProductReview, productReview, ratingsOf, reviewRate } from './product-review'
import {
  categoryDetail,
  categoryPictureRow,
  categoryRow,
  imageDetail,
  imageRow,
  productRow,
  reviewRow,
} from './testing/catalogue-rows'

describe('categories', () => {
  it.each([
    ['a list', categoryRow],
    ['a detail', categoryDetail],
  ])('of %s have the shape of the contract, and nothing else', (_, row) => {
    const read = z.parse(productCategory, row)
    expect(z.parse(contractCategory, read)).toEqual(read)
  })

  it('have the number of their products and texts for search engines in their detail', () => {
    expect(z.parse(productCategory, categoryDetail)).toMatchObject({
      recursiveProductCount: 14,
      seoTitle: 'Κάρτες μνήμης',
    })
    expect(z.parse(productCategory, categoryRow)).not.toHaveProperty('recursiveProductCount')
  })

  const picturesOf = (...rows: object[]) =>
    rows.map((row) => z.parse(categoryPicture, { ...categoryPictureRow, ...row }))

  it('get the first active picture of each kind that is their own', () => {
    const pictures = picturesOf(
      { category: 7, imagePath: 'other.png' },
      { active: false, imagePath: 'off.png' },
      { imagePath: 'main.png' },
      { imagePath: 'second.png' },
      { imageType: 'ICON', imagePath: 'icon.png' },
      { imageType: 'BANNER', imagePath: 'banner.png' },
      { imageType: 'SEASONAL', imagePath: 'season.png' },
    )
    expect(withPictures(z.parse(productCategory, categoryRow), pictures)).toMatchObject({
      categoryMenuImageOnePath: 'main.png',
      categoryMenuImageTwoPath: 'icon.png',
      categoryMenuMainBannerPath: 'banner.png',
    })
  })

  it('have none where there is none', () => {
    expect(withPictures(z.parse(productCategory, categoryRow), [])).toMatchObject({
      categoryMenuImageOnePath: '',
      categoryMenuImageTwoPath: '',
      categoryMenuMainBannerPath: '',
    })
  })
})

describe('pictures of products', () => {
  it.each([
    ['a list', imageRow, imageRow.createdAt],
    ['a detail', imageDetail, imageDetail.updatedAt],
  ])('of %s have the shape of the contract, and nothing else', (_, row, updatedAt) => {
    const read = z.parse(productImage, row)
    expect(z.parse(contractImage, read)).toEqual(read)
    expect(read).toMatchObject({ product: 41, updatedAt })
  })

  it.each([
    ['http://api.internal:8000/media/shop/uploads/a.png', '/media/shop/uploads/a.png'],
    ['/media/shop/uploads/a.png', '/media/shop/uploads/a.png'],
    ['media/shop/uploads/a.png', 'media/shop/uploads/a.png'],
    [null, ''],
  ])('are addressed without the host of the API: %s', (image, path) => {
    expect(z.parse(productImage, { ...imageRow, image }).image).toBe(path)
  })
})

describe('reviews', () => {
  it.each([
    ['a list', reviewRow],
    ['a detail', { ...reviewRow, product: productRow }],
  ])('of %s have the shape of the contract, and nothing of the account (R181)', (_, row) => {
    const read = z.parse(productReview, row)
    expect(z.parse(contractReview, read)).toEqual({ ...read, product: { id: 41 } })
    expect(read.user).toEqual({ id: 27, displayName: 'Νεφέλη Δ.', mainImagePath: '' })
  })

  it.each(['NEW', 'TRUE', 'FALSE'])('are visible if they are approved: %s', (status) => {
    expect(z.parse(productReview, { ...reviewRow, status }).isVisible).toBe(status === 'TRUE')
  })

  it('are refused with a status that nobody knows, rather than shown', () => {
    for (const status of ['', 'PENDING', null, true]) {
      expect(z.safeParse(productReview, { ...reviewRow, status }).success).toBe(false)
    }
  })

  it('of their author name the product', () => {
    const read = z.parse(ownProductReview, reviewRow)
    expect(z.parse(contractOwnReview, read)).toEqual(read)
    expect(read.product).toEqual({
      id: 41,
      slug: 'kartes-proti-vrochi',
      mainImagePath: reviewRow.product.mainImagePath,
      translations: { el: { name: 'Κάρτες «Πρώτη βροχή»' } },
    })
    const nameless = { ...reviewRow, product: { ...reviewRow.product, name: null } }
    expect(z.parse(ownProductReview, nameless).product.translations).toEqual({})
  })

  it('are counted once they are approved', () => {
    const rows = [
      reviewRow,
      { ...reviewRow, rate: 6 },
      { ...reviewRow, rate: 1, status: 'NEW' },
      { ...reviewRow, rate: 1, status: 'FALSE' },
      { ...reviewRow, rate: 1, status: 'PENDING' },
      { ...reviewRow, product: { ...reviewRow.product, id: 42 }, rate: 10 },
    ]
    const ratings = ratingsOf(rows.map((row) => z.parse(reviewRate, row)))
    expect([...ratings]).toEqual([
      [41, { average: 7.5, count: 2 }],
      [42, { average: 10, count: 1 }],
    ])
  })
})
