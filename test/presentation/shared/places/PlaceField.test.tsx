import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { CommuneDirectory } from '../../../../src/application/listings/CommuneDirectory';
import type { Location } from '../../../../src/domain/listings/place/Location';
import { failure, success } from '../../../../src/domain/shared/Result';
import { PlaceField } from '../../../../src/presentation/shared/places/PlaceField';
import { PlaceFieldViewModel } from '../../../../src/presentation/shared/places/PlaceFieldViewModel';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import { aCommune } from '../../../support/builders/aCommune';
import { nantes } from '../../../support/builders/aListing';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';
import { placeFieldViewModel } from '../../../../src/presentation/shared/viewModels';
import { eventually } from '../../../support/time/eventually';

const found = success([aCommune(), aCommune({ code: '92050', name: 'Nanterre', postalCode: '92000' })]);

function showField(find: CommuneDirectory['find'] = () => Promise.resolve(found), first: Location | null = null) {
  const onChange = vi.fn<(location: Location | null) => void>();
  const directory: CommuneDirectory = { find, nearest: () => Promise.resolve(failure('unavailable')) };
  const source = aViewModelSource(given(placeFieldViewModel, () => new PlaceFieldViewModel(directory)));
  function Form() {
    const [value, setValue] = useState(first);
    const change = (location: Location | null) => {
      onChange(location);
      setValue(location);
    };
    return (
      <>
        <PlaceField label="Commune" value={value} onChange={change} />
        <button onClick={() => setValue(null)}>Effacer</button>
      </>
    );
  }
  render(
    <ViewModelContext value={source}>
      <Form />
    </ViewModelContext>,
  );
  return { onChange, field: screen.getByRole('combobox', { name: 'Commune' }) };
}

test('a commune can be chosen by keyboard alone', async () => {
  const { field, onChange } = showField();
  await userEvent.type(field, 'nant');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { name: /Nanterre/ })).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ communeName: 'Nanterre' }));
  expect(field).toHaveValue('Nanterre (92000)');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the field shows a stored text and reports every keystroke', async () => {
  const directory: CommuneDirectory = {
    find: () => Promise.resolve(found),
    nearest: () => Promise.resolve(failure('unavailable')),
  };
  const source = aViewModelSource(given(placeFieldViewModel, () => new PlaceFieldViewModel(directory)));
  const changes: string[] = [];
  function Form() {
    const [typed, setTyped] = useState('nan');
    const keep = (_location: Location | null, text: string) => {
      changes.push(text);
      setTyped(text);
    };
    return <PlaceField label="Commune" value={null} typed={typed} onChange={keep} />;
  }
  render(
    <ViewModelContext value={source}>
      <Form />
    </ViewModelContext>,
  );
  const field = screen.getByRole('combobox', { name: 'Commune' });
  await eventually(() => expect(field).toHaveValue('nan'));
  await userEvent.type(field, 'te');
  expect(field).toHaveValue('nante');
  expect(changes).toEqual(['nant', 'nante']);
});

test('Enter chooses the first commune, the mouse any', async () => {
  const { field, onChange } = showField();
  await userEvent.type(field, 'nant');
  await screen.findByRole('listbox', { name: 'Communes proposées' });
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(nantes);
  await userEvent.clear(field);
  await userEvent.type(field, 'nant');
  await userEvent.click(await screen.findByRole('option', { name: /Nanterre/ }));
  expect(field).toHaveValue('Nanterre (92000)');
});

test('Escape closes the list and leaves the text', async () => {
  const { field } = showField();
  await userEvent.type(field, 'nant');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).toHaveValue('nant');
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('the field shows its value, and clears it as soon as another one is typed', async () => {
  const { field, onChange } = showField(undefined, nantes);
  expect(field).toHaveValue('Nantes (44000)');
  await userEvent.type(field, 'x');
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(field).toHaveValue('Nantes (44000)x');
});

test('the field is emptied when its value is removed', async () => {
  const { field } = showField(undefined, nantes);
  await userEvent.click(screen.getByRole('button', { name: 'Effacer' }));
  expect(field).toHaveValue('');
});

test.each([
  ['Aucune commune trouvée', success([])],
  [
    'La liste des communes est inaccessible pour l’instant. Vérifiez votre connexion, puis continuez à taper.',
    failure('unavailable' as const),
  ],
])('the field shows « %s »', async (sentence, answer) => {
  const { field } = showField(() => Promise.resolve(answer));
  await userEvent.type(field, 'nan');
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('the field asks to choose when it is left with an ambiguous text', async () => {
  const { field } = showField();
  await userEvent.type(field, 'nant');
  await screen.findByRole('listbox');
  await userEvent.tab();
  expect(await screen.findByText('Choisissez une commune dans la liste.')).toBeVisible();
  expect(field).toHaveValue('nant');
  expect(field).toBeInvalid();
});
