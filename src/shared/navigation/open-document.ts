/** Opens an address of this site that is no page, such as `/auth/…`, in place of the present one. */
export function openDocument(path: string): void {
  window.location.replace(path)
}
