import type { DraftEntry } from '../../../domain/listings/draft/DraftError';

/** Relative to the address of the form. */
export const formAddress = { search: '', hash: '' } as const;
export const previewAddress = { search: '?vue=apercu', hash: '' } as const;

/** Of an entry of the form. */
export function entryAddress(entry: DraftEntry) {
  return { search: '', hash: `#${entryId(entry)}` };
}

export function isPreviewAddress(parameters: URLSearchParams): boolean {
  return parameters.get('vue') === 'apercu';
}

/** Some of the photos that another application has shared are missing: the service worker opens this address (`INCOMPLETE_SHARE`). */
export function isIncompleteShare(parameters: URLSearchParams): boolean {
  return parameters.get('partage') === 'incomplet';
}

/** The `id` of the notice that `paths.publishListing` names. */
export const PUBLISH_ID = 'publier';

/** The `id` of the element that holds an entry. */
export function entryId(entry: DraftEntry): string {
  return `saisie-${entry}`;
}
