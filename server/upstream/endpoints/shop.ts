import { health } from '../../../contract/health/health'
import { contactReceipt } from '../contact'
import { blogPostHit, productHit } from '../search'
import { tenant } from '../tenant'
import { list, read, write } from './endpoint'

export const readHealth = read('/health', health)
export const readTenant = read('/tenant/resolve', tenant)
export const sendContactMessage = write('POST', '/contact', contactReceipt)
export const searchProducts = list('/search/product', productHit)
export const searchPosts = list('/search/blog/post', blogPostHit)
