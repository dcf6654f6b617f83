import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isPublished } from '#contract/config/published-secrets'
import { isTextual, isWeakSecret, isWorded } from '#contract/config/weak-secret'

/** What may be a secret: a quoted key of 32 bytes, a text that is named as a client's secret. */
const patterns = [/['"`]([\w-]{43})['"`]/g, /clientSecret["']?: ?["'`]([^"'`$]{12,})["'`]/g]

it('refuses in production every secret that stands in the repository', () => {
  const files = execFileSync('git', ['ls-files', '-z', '--', '*.ts', '*.tsx', '*.mjs', '*.md'])
  const found = String(files)
    .split('\0')
    .filter(Boolean)
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, one = '']) => one))
    })
  expect(found.length).toBeGreaterThan(3)
  const isRefused = (secret: string) =>
    isPublished(secret) ||
    isWeakSecret(secret) ||
    isWorded(secret) ||
    isTextual(Buffer.from(secret, 'base64url'))
  expect(found.filter((secret) => !isRefused(secret))).toEqual([])
})
