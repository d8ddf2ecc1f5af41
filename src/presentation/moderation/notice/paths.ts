import type { NoticeTarget } from '../../../domain/moderation/Notice';

const parameters = { listing: 'annonce', person: 'personne' } as const;

/** The addresses of the report without an account, which do not travel with the first page. */
export const noticePaths = {
  form: (target?: NoticeTarget) =>
    target === undefined ? '/signaler' : `/signaler?${parameters[target.kind]}=${encodeURIComponent(target.id)}`,
  /** The reference is in the hash, which no server gets. */
  followUp: (reference?: string) => `/signaler/suivi${reference === undefined ? '' : `#${reference}`}`,
};

/** What a link to the form names; null for the form alone. */
export function targetOfSearch(search: string): NoticeTarget | null {
  const entries = new URLSearchParams(search);
  for (const kind of ['listing', 'person'] as const) {
    const id = entries.get(parameters[kind]);
    if (id !== null) return targetOf(kind, id);
  }
  return null;
}

/** What the address of a listing or a profile leads to, with or without its host; null for any other. */
export function targetOfAddress(address: string): NoticeTarget | null {
  const [, page, id = ''] =
    /^(?:https?:\/\/)?(?:[^/\s]*\.[^/\s]*|localhost[^/\s]*|[0-9.:]+)?\/?(annonce|profil)\/([^/?#\s]+)/i.exec(
      address.trim(),
    ) ?? [];
  return page === undefined ? null : targetOf(page.toLowerCase() === 'annonce' ? 'listing' : 'person', id);
}

function targetOf(kind: NoticeTarget['kind'], id: string): NoticeTarget | null {
  return /^[A-Za-z0-9_~-]{1,128}$/.test(id) ? { kind, id } : null;
}
