import { graphql } from 'gatsby'

/** What a product's card shows. */
export const productCardFields = graphql`
  fragment ProductCard on ShopProduct {
    productId
    path
    name
    nameLocale
    finalPrice
    priceBeforeDiscount
    savePercent
    stock
    cardImage {
      src
      srcSet
    }
    reviewAverage
    reviewCount
  }
`

/** What a tile or a chip of a category shows. */
export const categoryLinkFields = graphql`
  fragment CategoryLink on ShopCategory {
    categoryId
    path
    name
    tileImage {
      src
      srcSet
    }
    productCount
  }
`
