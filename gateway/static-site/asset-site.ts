import {
  encodedSuffix,
  entityPaths,
  manifestNames,
  siteFiles,
  sitePolicies,
} from '../../contract/site/site-manifest'
import type { PublishedSite, SiteSource } from '../dependencies'

/** Files that a platform stores with a worker, requested by `fetch`. */
export interface AssetService {
  fetch(url: string): Promise<Response>
}

/** No request is sent to this host: the platform reads only the path. */
const origin = 'http://assets.invalid'

/**
 * The site of one release that was uploaded with a worker, `manifest` and `files` as they were
 * published. A release never changes under a running worker, so it is read once; a failed reading
 * is reported and tried again with the next request.
 */
export function createAssetSite(
  assets: AssetService,
  onFault: (error: unknown) => void,
): SiteSource {
  let site: Promise<PublishedSite | null> | null = null

  return {
    current() {
      site ??= loadSite(assets).catch((error: unknown) => {
        site = null
        onFault(error)
        return null
      })
      return site
    },
  }
}

async function loadSite(assets: AssetService): Promise<PublishedSite> {
  const json = async (name: string): Promise<unknown> =>
    JSON.parse(new TextDecoder().decode(await readAsset(assets, `/manifest/${name}`)))
  const [files, policies, entities] = await Promise.all([
    json(manifestNames.files),
    json(manifestNames.policies),
    json(manifestNames.entityPaths),
  ])
  return {
    files: siteFiles.parse(files),
    policies: sitePolicies.parse(policies),
    entityPaths: entityPaths.parse(entities),
    read: (path, encoding) =>
      readAsset(assets, `/files${path}${encoding ? encodedSuffix[encoding] : ''}`),
  }
}

/** The bytes of one file; throws if it is missing. */
async function readAsset(assets: AssetService, path: string): Promise<Uint8Array<ArrayBuffer>> {
  const address = path.split('/').map(encodeURIComponent).join('/')
  const answer = await assets.fetch(`${origin}${address}`)
  if (!answer.ok) throw new Error(`${path} is not among the assets (${answer.status})`)
  return new Uint8Array(await answer.arrayBuffer())
}
