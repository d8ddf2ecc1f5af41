import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { success } from '../../../../src/domain/shared/Result';
import { PropertySearchForm } from '../../../../src/presentation/listings/browsing/PropertySearchForm';
import { PlaceFieldViewModel } from '../../../../src/presentation/shared/places/PlaceFieldViewModel';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import { aCommune } from '../../../support/builders/aCommune';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';
import { placeFieldViewModel } from '../../../../src/presentation/shared/viewModels';

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + decodeURIComponent(search)}</p>;
}

function show() {
  const directory = { find: async () => success([aCommune()]), nearest: async () => success(aCommune()) };
  render(
    <ViewModelContext value={aViewModelSource(given(placeFieldViewModel, () => new PlaceFieldViewModel(directory)))}>
      <MemoryRouter>
        <PropertySearchForm counts={{ locations: 1300, colocations: 1 }} />
        <Address />
      </MemoryRouter>
    </ViewModelContext>,
  );
}

test('the form shows all properties for sale when nothing is entered', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Voir les annonces' }));
  expect(screen.getByText('/recherche?categorie=ventes-immobilieres')).toBeInTheDocument();
});

test('the projects are one group of radio buttons, each with its number of listings, the first of them chosen', () => {
  show();
  expect(screen.getByRole('radiogroup', { name: 'Projet' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Acheter 0 annonce' })).toBeChecked();
  expect(screen.getByRole('radio', { name: /^Louer 1\s300 annonces$/ })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Colocation 1 annonce' })).not.toBeChecked();
});

test('a project, a commune and a budget become search criteria', async () => {
  show();
  await userEvent.click(screen.getByRole('radio', { name: /^Louer/ }));
  await userEvent.type(screen.getByLabelText(/^Où/), 'Nantes');
  await userEvent.click(await screen.findByRole('option'));
  await userEvent.type(screen.getByLabelText('Loyer maximal par mois'), '9a00 €');
  await userEvent.click(screen.getByRole('button', { name: 'Voir les annonces' }));
  expect(
    screen.getByText(/^\/recherche\?categorie=locations&prix_max=900&lieu=44109~Nantes~44000/),
  ).toBeInTheDocument();
});
