import { expect, test } from 'vitest';
import type { CommuneDirectory } from '../../../../src/application/listings/CommuneDirectory';
import { failure, success } from '../../../../src/domain/shared/Result';
import { PlaceFieldViewModel } from '../../../../src/presentation/shared/places/PlaceFieldViewModel';
import { aCommune } from '../../../support/builders/aCommune';
import { anAnswerToCome } from '../../../support/doubles/anAnswerToCome';

const nantes = aCommune();
const nanterre = aCommune({ code: '92050', name: 'Nanterre', postalCode: '92000' });

function aViewModel(find: CommuneDirectory['find']) {
  return new PlaceFieldViewModel({ find, nearest: () => Promise.resolve(failure('unavailable')) });
}

test('proposes communes for what is typed', async () => {
  const viewModel = aViewModel(() => Promise.resolve(success([nantes, nanterre])));
  const typing = viewModel.type('nant');
  expect(viewModel.status).toBe('asking');
  await typing;
  expect(viewModel).toMatchObject({ text: 'nant', status: 'found', communes: [nantes, nanterre] });
});

test('says that there is none', async () => {
  const viewModel = aViewModel(() => Promise.resolve(success([])));
  await viewModel.type('xyz');
  expect(viewModel.status).toBe('none');
});

test('says that the list is unavailable, and asks again at the next key', async () => {
  const answers = [failure('unavailable' as const), success([nantes])];
  const viewModel = aViewModel(() => Promise.resolve(answers.shift() ?? success([])));
  await viewModel.type('nan');
  expect(viewModel.status).toBe('unavailable');
  await viewModel.type('nant');
  expect(viewModel.status).toBe('found');
});

test('asks nothing about blanks', async () => {
  const viewModel = aViewModel(() => Promise.reject(new Error('asked')));
  await viewModel.type('  ');
  expect(viewModel).toMatchObject({ text: '  ', status: 'idle' });
});

test('forgets an answer that comes after a later question', async () => {
  const late = anAnswerToCome<Awaited<ReturnType<CommuneDirectory['find']>>>();
  const viewModel = aViewModel((text) => (text === 'nan' ? late.promise : Promise.resolve(success([nanterre]))));
  const first = viewModel.type('nan');
  await viewModel.type('nanter');
  late.arrive(success([nantes]));
  await first;
  expect(viewModel.communes).toEqual([nanterre]);
});

test('takes the commune that the text names when the field is left', async () => {
  const viewModel = aViewModel(() => Promise.resolve(success([nanterre, nantes])));
  await viewModel.type('NANTES ');
  expect(await viewModel.leave()).toMatchObject({ communeCode: '44109', postalCode: '44000' });
});

test('takes the only commune found when the field is left, even before the answer', async () => {
  const viewModel = aViewModel(() => Promise.resolve(success([nanterre])));
  void viewModel.type('9200');
  expect(await viewModel.leave()).toMatchObject({ communeCode: '92050' });
});

test('does not choose between two communes of the same name', async () => {
  const viewModel = aViewModel(() =>
    Promise.resolve(success([nantes, aCommune({ code: '38273', postalCode: '38220' })])),
  );
  await viewModel.type('nantes');
  expect(await viewModel.leave()).toBeNull();
  expect(viewModel).toMatchObject({ text: 'nantes', status: 'unsettled' });
});

test('leaves a settled place alone', async () => {
  const viewModel = aViewModel(() => Promise.resolve(success([nantes])));
  viewModel.settle('Nantes (44000)');
  expect(await viewModel.leave()).toBeNull();
  expect(viewModel).toMatchObject({ text: 'Nantes (44000)', status: 'idle' });
});
