import { expect, test } from 'vitest';
import type { CommuneDirectory } from '../../../../src/application/listings/CommuneDirectory';
import { failure, success } from '../../../../src/domain/shared/Result';
import { PlaceFieldViewModel } from '../../../../src/presentation/shared/places/PlaceFieldViewModel';
import { aCommune } from '../../../support/builders/aCommune';
import { aDeferred } from '../../../support/doubles/aDeferred';

const nantes = aCommune();
const nanterre = aCommune({ code: '92050', name: 'Nanterre', postalCode: '92000' });

function aViewModel(find: CommuneDirectory['find']) {
  return new PlaceFieldViewModel({ find, nearest: () => Promise.resolve(failure('unavailable')) });
}

test('typed text is completed with communes', async () => {
  const viewModel = aViewModel(() => Promise.resolve(success([nantes, nanterre])));
  const typing = viewModel.type('nant');
  expect(viewModel.status).toBe('asking');
  await typing;
  expect(viewModel).toMatchObject({ text: 'nant', status: 'found', communes: [nantes, nanterre] });
});

test('a text without a commune has none', async () => {
  const viewModel = aViewModel(() => Promise.resolve(success([])));
  await viewModel.type('xyz');
  expect(viewModel.status).toBe('none');
});

test('an unavailable directory is retried at the next key', async () => {
  const answers = [failure('unavailable' as const), success([nantes])];
  const viewModel = aViewModel(() => Promise.resolve(answers.shift() ?? success([])));
  await viewModel.type('nan');
  expect(viewModel.status).toBe('unavailable');
  await viewModel.type('nant');
  expect(viewModel.status).toBe('found');
});

test('blanks are not searched', async () => {
  const viewModel = aViewModel(() => Promise.reject(new Error('asked')));
  await viewModel.type('  ');
  expect(viewModel).toMatchObject({ text: '  ', status: 'idle' });
});

test('an outdated result is ignored', async () => {
  const outdated = aDeferred<Awaited<ReturnType<CommuneDirectory['find']>>>();
  const viewModel = aViewModel((text) => (text === 'nan' ? outdated.promise : Promise.resolve(success([nanterre]))));
  const first = viewModel.type('nan');
  await viewModel.type('nanter');
  outdated.resolve(success([nantes]));
  await first;
  expect(viewModel.communes).toEqual([nanterre]);
});

test('leaving the field chooses the commune that the text names', async () => {
  const viewModel = aViewModel(() => Promise.resolve(success([nanterre, nantes])));
  await viewModel.type('NANTES ');
  expect(await viewModel.leave()).toMatchObject({ communeCode: '44109', postalCode: '44000' });
});

test('leaving the field chooses the only commune found, even before the result has arrived', async () => {
  const viewModel = aViewModel(() => Promise.resolve(success([nanterre])));
  void viewModel.type('9200');
  expect(await viewModel.leave()).toMatchObject({ communeCode: '92050' });
});

test('leaving the field does not choose between two communes of the same name', async () => {
  const viewModel = aViewModel(() =>
    Promise.resolve(success([nantes, aCommune({ code: '38273', postalCode: '38220' })])),
  );
  await viewModel.type('nantes');
  expect(await viewModel.leave()).toBeNull();
  expect(viewModel).toMatchObject({ text: 'nantes', status: 'unsettled' });
});

test('leaving the field does not change a chosen place', async () => {
  const viewModel = aViewModel(() => Promise.resolve(success([nantes])));
  viewModel.settle('Nantes (44000)');
  expect(await viewModel.leave()).toBeNull();
  expect(viewModel).toMatchObject({ text: 'Nantes (44000)', status: 'idle' });
});
