import { emptyDraft, type ListingDraft } from '../../../src/domain/listings/draft/ListingDraft';
import { nantes } from './aListing';

/** A city bicycle for 120 €, ready to be published, with what a test wants otherwise. */
export function aDraft(changes: Partial<ListingDraft> = {}): ListingDraft {
  return {
    ...emptyDraft('velo'),
    categoryId: 'velos',
    title: 'Vélo de ville',
    description: 'Un vélo en bon état.',
    price: '120',
    fields: { bicycleType: 'ville', condition: 'bon-etat' },
    location: nantes,
    ...changes,
  };
}
