import { expect } from 'vitest';
import type { ListingSearch, SearchResults } from '../../../src/application/search/ListingSearch';
import type { Listing } from '../../../src/domain/listings/Listing';
import { noCriteria, type SearchCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { aListing, NOON } from '../../support/builders/aListing';
import { eventually } from '../../support/time/eventually';

export interface SearchBackend {
  /** The search; its clock is fixed at `NOON`. */
  readonly search: ListingSearch;
  /** Creates listings, or replaces those with the same id, as their owner would in another tab. */
  store(...listings: readonly Listing[]): Promise<void>;
  remove(id: string): Promise<void>;
}

/** A backend with some listings, and shortcuts for queries that wait until it has read all of them. */
export interface FilledSearch extends SearchBackend {
  results(criteria?: Partial<SearchCriteria>, limit?: number): Promise<SearchResults>;
  titles(criteria: Partial<SearchCriteria> | string, limit?: number): Promise<readonly string[]>;
}

export async function filled(backend: SearchBackend, listings: readonly Listing[]): Promise<FilledSearch> {
  await backend.store(...listings);
  const results = (criteria: Partial<SearchCriteria> = {}, limit = 24): Promise<SearchResults> =>
    eventually(async () => {
      const answer = await backend.search.search({ criteria: { ...noCriteria, ...criteria }, limit });
      if (!answer.ok) throw new Error(answer.failure);
      expect(answer.value.complete).toBe(true);
      return answer.value;
    });
  return {
    ...backend,
    results,
    async titles(criteria, limit) {
      const { hits } = await results(typeof criteria === 'string' ? { query: criteria } : criteria, limit);
      return hits.map(({ listing }) => listing.title);
    },
  };
}

/** A piece of furniture without words but those of the title. */
export function aThing(title: string, changes: Partial<Listing> = {}): Listing {
  return aListing({ id: title, title, description: '', categoryId: 'ameublement', fields: {}, ...changes });
}

export const villeurbanne = {
  communeCode: '69266',
  communeName: 'Villeurbanne',
  postalCode: '69100',
  latitude: 45.7719,
  longitude: 4.8902,
};
export const cannes = {
  communeCode: '06029',
  communeName: 'Cannes',
  postalCode: '06400',
  latitude: 43.5528,
  longitude: 7.0174,
};

export const anAmount = (euros: number) => ({ price: { kind: 'amount', euros } as const });
export const ago = (time: number) => ({ publishedAt: NOON - time });
