import type { NoticeTarget } from '../../domain/moderation/Notice';

/** What a pasted address of the site shows, that of a listing (also of its editing) or of a profile; null for any other text. */
export function targetOfAddress(text: string): NoticeTarget | null {
  const [, page, id = ''] = /\/(annonces?|profil)\/([^/?#\s]+)/.exec(text) ?? [];
  if (page === undefined) return null;
  return { kind: page === 'profil' ? 'person' : 'listing', id: decoded(id) };
}

/** An address with a broken percent sign is taken as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
