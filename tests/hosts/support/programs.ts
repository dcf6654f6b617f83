import { join } from 'node:path'
import { testKey } from '#gateway/testing/start-gateway'
import { type RunningProgram, startGateway } from '../../support/programs'
import { publicUrl } from './sample-site'

/** Starts a gateway of the site in `project/dist`, behind local proxies. */
export const startGatewayOf = (project: string, upstream: string): Promise<RunningProgram> =>
  startGateway({
    NODE_ENV: 'development',
    SESSION_KEYS: testKey,
    PUBLIC_URL: publicUrl,
    UPSTREAM_URL: upstream,
    RATE_LIMITS: 'off',
    SITE_DIR: join(project, 'dist'),
    TRUSTED_PROXY: '127.0.0.1',
  })
