import { shippingFor } from '../../../contract/shop/shipping'
import { athensTime } from '../../../contract/wire/athens-time'
import { excerpt, plainText } from '../html/sanitise-html'
import { type AttributeProperty, attributeProperty } from '../page-meta/attribute-properties'
import type { SiteFacts } from '../page-meta/json-ld'
import { pageWords } from '../page-meta/page-words'
import { feedPicture } from '../page-meta/pictures'
import type { FeedProduct } from './feed-content'
import { element, parent, xmlDeclaration } from './xml'

export interface FeedSite
  extends Pick<SiteFacts, 'appTitle' | 'baseUrl' | 'shipping' | 'deliveryDays'> {
  /** Manufacturer of the products of which the API names none; empty where it is not known. */
  brand: string
}

/** Longest texts that the services accept. */
const longest = { googleTitle: 150, googleDescription: 5000, skroutzName: 300, description: 10_000 }
const mostGooglePictures = 10
const mostGoogleColours = 3

/** Skroutz: what products without a brand have as their manufacturer. */
const noBrand = 'OEM'

/**
 * Product feed of Skroutz (developer.skroutz.gr/feedspec): products in stock that have a picture,
 * which it requires.
 * @param changedAt latest change of a product, for the date of the feed; the same content makes the
 * same file
 */
export function skroutzFeed(
  products: readonly FeedProduct[],
  site: FeedSite,
  changedAt: string,
): string {
  const rows = products.flatMap((product) => {
    const image = feedPicture(product.picturePath, site.baseUrl)
    return image && product.stock > 0 ? [skroutzProduct(product, image, site)] : []
  })
  // Date and time in Greece, as `2026-01-31 09:30`.
  const created = athensTime(Date.parse(changedAt)).slice(0, 16).replace('T', ' ')
  const content = [element('created_at', created), parent('products', rows)]
  return `${xmlDeclaration}\n${parent('mywebstore', content)}\n`
}

function skroutzProduct(product: FeedProduct, image: string, site: FeedSite): string {
  const { productId, name, path, trail, finalPrice, vatPercent, stock, weightGrams } = product
  const { baseUrl, shipping } = site
  return parent('product', [
    element('id', productId),
    element('name', excerpt(name, longest.skroutzName)),
    element('link', `${baseUrl}${path}`),
    element('image', image),
    ...morePictures(product, baseUrl).map((url) => element('additional_imageurl', url)),
    element('category', trail.map((crumb) => crumb.name).join(' > ') || site.appTitle),
    element('price_with_vat', finalPrice.toFixed(2)),
    element('vat', vatPercent.toFixed(2)),
    element('manufacturer', product.brand || site.brand || noBrand),
    ...listed('color', valuesOf(product, 'color').join(', ')),
    ...listed('size', valuesOf(product, 'size').map(withoutComma).join(', ')),
    element('availability', skroutzAvailability(site)),
    element('quantity', stock),
    ...(weightGrams === null ? [] : [element('weight', weightGrams)]),
    ...(shipping ? [element('shipping_costs', shippingFor(shipping, finalPrice).toFixed(2))] : []),
    element('description', excerpt(descriptionOf(product), longest.description)),
  ])
}

/** The feed of Skroutz reads a comma as the end of a size. */
const withoutComma = (size: string) => size.replace(/(?<=\d),(?=\d)/g, '.').replaceAll(',', '')

/** One of the texts that Skroutz knows; without configured days, the limit of the terms of use. */
function skroutzAvailability({ deliveryDays }: FeedSite): string {
  const days = deliveryDays?.to ?? 30
  if (days <= 3) return pageWords('deliveryUpTo3')
  return pageWords(days <= 10 ? 'deliveryUpTo10' : 'deliveryUpTo30')
}

/** Product feed of Google Merchant Center: RSS 2.0 with its namespace. */
export function googleFeed(products: readonly FeedProduct[], site: FeedSite): string {
  const items = products.flatMap((product) => {
    const image = feedPicture(product.picturePath, site.baseUrl)
    return image ? [googleItem(product, image, site)] : []
  })
  const channel = [
    element('title', site.appTitle),
    element('link', `${site.baseUrl}/`),
    element('description', pageWords('products')),
    ...items,
  ]
  const open = '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">'
  return `${xmlDeclaration}\n${open}\n${parent('channel', channel)}\n</rss>\n`
}

function googleItem(product: FeedProduct, image: string, site: FeedSite): string {
  const { productId, name, path, trail, finalPrice, stock, weightGrams } = product
  const { baseUrl, shipping } = site
  const brand = product.brand || site.brand
  const shippingAt = (price: number) =>
    parent('g:shipping', [element('g:country', 'GR'), element('g:price', euro(price))])
  return parent('item', [
    element('g:id', productId),
    element('g:title', excerpt(name, longest.googleTitle)),
    element('g:description', excerpt(descriptionOf(product), longest.googleDescription)),
    element('g:link', `${baseUrl}${path}`),
    element('g:image_link', image),
    ...morePictures(product, baseUrl)
      .slice(0, mostGooglePictures)
      .map((url) => element('g:additional_image_link', url)),
    element('g:availability', stock > 0 ? 'in_stock' : 'out_of_stock'),
    element('g:price', euro(finalPrice)),
    element('g:condition', 'new'),
    ...listed('g:brand', brand),
    ...(product.variantGroup === null ? [] : [element('g:item_group_id', product.variantGroup)]),
    ...googleAttributes(product),
    // The API has no codes of manufacturers, such as GTIN or MPN.
    element('g:identifier_exists', 'no'),
    ...(trail.length > 0
      ? [element('g:product_type', trail.map((crumb) => crumb.name).join(' > '))]
      : []),
    ...(shipping ? [shippingAt(shippingFor(shipping, finalPrice))] : []),
    ...(weightGrams === null ? [] : [element('g:shipping_weight', `${weightGrams} g`)]),
  ])
}

/** A colour of several is written with slashes; of anything else one value is read. */
function googleAttributes(product: FeedProduct): string[] {
  const colours = valuesOf(product, 'color').slice(0, mostGoogleColours)
  const [size = ''] = valuesOf(product, 'size')
  const [material = ''] = valuesOf(product, 'material')
  const [pattern = ''] = valuesOf(product, 'pattern')
  return [
    ...listed('g:color', colours.join('/')),
    ...listed('g:size', size),
    ...listed('g:material', material),
    ...listed('g:pattern', pattern),
  ]
}

function valuesOf({ attributes }: FeedProduct, property: AttributeProperty): string[] {
  return attributes
    .filter(({ name }) => attributeProperty(name) === property)
    .map(({ value }) => value)
}

/** An element, where there is something to say. */
const listed = (name: string, text: string) => (text ? [element(name, text)] : [])

const euro = (amount: number) => `${amount.toFixed(2)} EUR`

function descriptionOf({ descriptionHtml = '', summary, name }: FeedProduct): string {
  return plainText(descriptionHtml) || summary || name
}

function morePictures({ morePicturePaths }: FeedProduct, baseUrl: string): string[] {
  return morePicturePaths.flatMap((source) => feedPicture(source, baseUrl) ?? [])
}
