import { administrationPaths } from '../paths';

/** Where a pasted address, e-mail address, number, uid or name leads an admin: to the case of what it shows, or to the people found. */
export function destinationOf(pasted: string): string {
  const text = pasted.trim();
  const [, page, id = ''] = /\/(annonce|profil)\/([^/?#\s]+)/.exec(text) ?? [];
  const [path] = /\/admin(?:[/?#]\S*)?$/.exec(text) ?? [];
  if (page === 'annonce') return administrationPaths.case({ kind: 'listing', id: decoded(id) });
  if (page === 'profil') return administrationPaths.case({ kind: 'person', id: decoded(id) });
  return path ?? administrationPaths.peopleNamed(text);
}

/** An address with a broken percent sign is taken as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
