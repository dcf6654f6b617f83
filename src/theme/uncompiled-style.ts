import type { ThemeUIStyleObject } from 'theme-ui'

/**
 * Replaces src/theme/compile-style.ts where styles were compiled when the site was bundled: in
 * browsers, and where pages are rendered. Tests and the compilation of styles use the real module.
 */
export function compileStyle(style: ThemeUIStyleObject): string {
  return notCompiled(style)
}

/** As above, for animations. */
export function compileKeyframes(frames: object): string {
  return notCompiled(frames)
}

/** As above, for rules of whole documents. */
export function compileGlobalStyles(styles: object): string[] {
  return notCompiled(styles)
}

function notCompiled(style: unknown): never {
  throw new Error(`A style was not compiled: ${JSON.stringify(style)}`)
}
