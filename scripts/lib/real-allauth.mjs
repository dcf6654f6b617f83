import { launch } from './children.mjs'
import { at } from './places.mjs'
import { waitFor } from './servers.mjs'

/**
 * Starts the real django-allauth and waits until it answers; `env` are settings of
 * tests/allauth/settings.py. Its address.
 */
export async function startAllauth(python, verification, port, env) {
  const host = process.env.ALLAUTH_HOST || 'localhost'
  const child = launch(python, [at('tests/allauth/serve.py')], {
    PYTHONDONTWRITEBYTECODE: '1',
    ALLAUTH_VERIFICATION: verification,
    ALLAUTH_DATA: at('.data/allauth', verification),
    ALLAUTH_PORT: String(port),
    ...env,
  })
  const url = `http://${host}:${port}`
  await waitFor(`${url}/api/v1/health`, `The real sign-in service (${verification})`, child)
  return { ...child, url }
}
