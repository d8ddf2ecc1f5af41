import { plainText } from '../shared/foldText';

const MAXIMUM_LENGTH = 70;

/** The readable part of a listing's address; it identifies nothing, the id does. */
export function listingSlug(title: string): string {
  const slug = plainText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return shortened(slug) || 'annonce';
}

/** Ends with a whole word where there is one. */
function shortened(slug: string): string {
  if (slug.length <= MAXIMUM_LENGTH) return slug;
  return slug
    .slice(0, MAXIMUM_LENGTH + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, MAXIMUM_LENGTH);
}
