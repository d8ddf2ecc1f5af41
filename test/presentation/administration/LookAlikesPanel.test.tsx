import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { SearchResults } from '../../../src/application/search/ListingSearch';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import { failure, success } from '../../../src/domain/shared/Result';
import { aListing } from '../../support/builders/aListing';
import { someResults } from '../../support/builders/aSearch';
import { aListingSearch } from '../../support/doubles/aListingSearch';
import { aModeration, showDesk } from '../../support/drivers/showDesk';

function withACase() {
  const setting = aModeration({ listings: [aListing()] });
  setting.report({ target: { kind: 'listing', id: 'velo' }, reason: 'scam' });
  return setting;
}

describe('listings that look alike', () => {
  const copy = aListing({ id: 'copie', ownerId: 'paul', title: 'VÉLO de ville' });
  const cousin = aListing({ id: 'cousin', title: 'Vélo de ville pour enfant' });

  test('the search for the same words shows other listings online, copies of the title first', async () => {
    const search = aListingSearch(() => success(someResults([cousin, aListing(), copy])));
    showDesk('/admin/signalements/listing~velo', { ...withACase(), search });
    const button = await screen.findByRole('button', { name: 'Rechercher les mêmes mots' });
    expect(search.requests).toEqual([]);
    await userEvent.click(button);
    const list = await screen.findByRole('list', { name: 'Annonces qui se ressemblent' });
    expect(screen.getByText('2 autres annonces en ligne ont ces mots.')).toBeVisible();
    const [first, second] = within(list).getAllByRole('link');
    expect(first).toHaveTextContent('VÉLO de villeMême titreautre vendeur');
    expect(first).toHaveAttribute('href', '/admin/annonces/copie');
    expect(second).toHaveTextContent('Vélo de ville pour enfantmême vendeur');
    expect(search.requests.map(({ criteria }) => criteria.query)).toEqual(['Vélo de ville']);
  });

  test('a search that finds none says so, and one that fails can be repeated', async () => {
    const answers: readonly BackendResult<SearchResults>[] = [failure('offline'), success(someResults([aListing()]))];
    const search = aListingSearch(() => answers[search.requests.length - 1] ?? failure('offline'));
    showDesk('/admin/signalements/listing~velo', { ...withACase(), search });
    await userEvent.click(await screen.findByRole('button', { name: 'Rechercher les mêmes mots' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Aucune autre annonce en ligne n’a ces mots dans son titre.')).toBeVisible();
  });
});
