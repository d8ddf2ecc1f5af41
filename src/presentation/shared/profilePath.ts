/** The address of what a person shows of themselves. */
export function profilePath(uid: string): string {
  return `/profil/${encodeURIComponent(uid)}`;
}
