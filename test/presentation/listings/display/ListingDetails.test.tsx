import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { MapData } from '../../../../src/application/map/MapData';
import type { Listing } from '../../../../src/domain/listings/Listing';
import { ListingContext } from '../../../../src/presentation/listings/display/ListingContext';
import { ListingDetails } from '../../../../src/presentation/listings/display/ListingDetails';
import { ListingHeading } from '../../../../src/presentation/listings/display/ListingHeading';
import { success } from '../../../../src/domain/shared/Result';
import { BaseMapViewModel } from '../../../../src/presentation/map/BaseMapViewModel';
import { baseMapViewModel } from '../../../../src/presentation/map/viewModels';
import { listingDisplay } from '../../../../src/presentation/shared/viewModels';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import { aListing } from '../../../support/builders/aListing';
import { aListingDisplay } from '../../../support/doubles/aListingDisplay';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';
import { stubIntersectionObserver } from '../../../support/environment/stubIntersectionObserver';
import { setWindowWidth } from '../../../support/drivers/setWindowWidth';

function show(changes: Partial<Listing>) {
  const listing = aListing(changes);
  const outlines = { land: [], coasts: [], frontiers: [], borders: [] };
  const data: MapData = {
    outlines: () => Promise.resolve(success(outlines)),
    towns: () => Promise.resolve(success([])),
  };
  render(
    <ViewModelContext value={aViewModelSource(given(baseMapViewModel, () => new BaseMapViewModel(data)))}>
      <ListingDetails listing={listing} />
      <ListingContext listing={listing} distanceKm={null} place={null} />
    </ViewModelContext>,
  );
}

function showHeading(changes: Partial<Listing>) {
  return render(
    <ViewModelContext value={aViewModelSource(given(listingDisplay, () => aListingDisplay()))}>
      <ListingHeading listing={aListing(changes)} distanceKm={null} place={null} />
    </ViewModelContext>,
  );
}

const dwelling = {
  dpeStatus: 'renseigne',
  energyClass: 'f',
  climateClass: 'c',
  energyCostMinimum: 1200,
  energyCostMaximum: 1650,
  energyCostYear: 2021,
};

test('a dwelling shows both letters of its diagnosis and the yearly cost', () => {
  show({ categoryId: 'ventes-immobilieres', fields: dwelling });
  expect(
    screen.getByRole('img', { name: 'Classe énergie (DPE)\u00a0: F, sur une échelle de A à G' }),
  ).toBeInTheDocument();
  expect(
    screen.getByRole('img', { name: 'Classe climat (GES)\u00a0: C, sur une échelle de A à G' }),
  ).toBeInTheDocument();
  expect(
    screen.getByText(
      /entre 1\s200\s€ et 1\s650\s€ par an, prix moyens indexés sur l’année 2021, abonnements compris\./,
    ),
  ).toBeInTheDocument();
  expect(screen.queryByText('Coût annuel d’énergie estimé, minimum')).toBeNull();
});

test('the letters of the diagnosis have the official colours', () => {
  show({ categoryId: 'ventes-immobilieres', fields: dwelling });
  const chosen = [...document.querySelectorAll<HTMLElement>('[data-chosen]')];
  expect(chosen.map(({ textContent, style }) => [textContent, style.backgroundColor])).toEqual([
    ['F', '#eb8235'],
    ['C', '#7792b1'],
  ]);
});

test.each([
  ['f', /Logement à consommation énergétique excessive\s: classe F/],
  ['g', /classe G/],
])('class %s is called excessive', (energyClass, sentence) => {
  show({ categoryId: 'ventes-immobilieres', fields: { ...dwelling, energyClass } });
  expect(screen.getByText(sentence)).toBeInTheDocument();
});

test('class E is not called excessive', () => {
  show({ categoryId: 'ventes-immobilieres', fields: { ...dwelling, energyClass: 'e' } });
  expect(screen.queryByText(/excessive/)).toBeNull();
});

test('a diagnosis that is not done yet is described in words', () => {
  show({ categoryId: 'ventes-immobilieres', fields: { dpeStatus: 'en-cours' } });
  expect(
    screen.getByText('Diagnostic de performance énergétique (DPE)\u00a0: en cours', { normalizer: (text) => text }),
  ).toBeInTheDocument();
});

test('every property names the risk register', () => {
  show({ categoryId: 'bureaux-commerces', fields: {} });
  expect(screen.getByText(/Les informations sur les risques auxquels ce bien est exposé/)).toHaveTextContent(
    'www.georisques.gouv.fr.',
  );
  expect(screen.getByRole('link', { name: 'www.georisques.gouv.fr' })).toHaveAttribute(
    'href',
    'https://www.georisques.gouv.fr',
  );
});

test('a wanted property has no notices, since nothing is there yet', () => {
  show({ categoryId: 'bureaux-commerces', kind: 'wanted', fields: {} });
  expect(screen.queryByRole('heading', { name: 'Bon à savoir' })).toBeNull();
});

test('a wanted rental shows a budget by the month where an offered one shows its rent', () => {
  const rent = { categoryId: 'locations', price: { kind: 'amount', euros: 650 }, fields: {} } as const;
  const { unmount } = showHeading({ ...rent, kind: 'offer' });
  expect(screen.getByText('Loyer mensuel, charges comprises')).toBeInTheDocument();
  unmount();
  const { container } = showHeading({ ...rent, kind: 'wanted' });
  expect(container).toHaveTextContent(/Budget\s: 650\s€ par mois/);
  expect(screen.queryByText('Loyer mensuel, charges comprises')).toBeNull();
});

test('a rent under control shows its three amounts', () => {
  show({
    categoryId: 'locations',
    fields: { rentControl: 'concerne', referenceRent: 25.5, referenceRentIncreased: 30.6 },
  });
  expect(screen.getByText(/^Loyer de référence\s: 25,5\s€\/m²$/)).toBeInTheDocument();
  expect(screen.getByText(/^Loyer de référence majoré .*: 30,6\s€\/m²$/)).toBeInTheDocument();
  expect(screen.getByText(/^Complément de loyer\s: aucun$/)).toBeInTheDocument();
});

test('a rent without control shows no amounts of it', () => {
  show({ categoryId: 'locations', fields: { rentControl: 'non-concerne' } });
  expect(screen.queryByText(/encadrement/)).toBeNull();
});

test('a car shows the inspection notice, and an unproven mileage says so', () => {
  show({ categoryId: 'voitures', fields: { mileage: 120_000, mileageNotGuaranteed: true } });
  expect(screen.getByText(/contrôle technique de moins de six mois/)).toBeInTheDocument();
  expect(screen.getByText('Kilométrage non garanti')).toBeInTheDocument();
});

test('a bicycle has no legal sentences', () => {
  show({});
  expect(screen.queryByText('Bon à savoir')).toBeNull();
});

test('the surroundings are shown on a map once it is scrolled to, and said to be approximate', async () => {
  const comeIntoView = stubIntersectionObserver();
  show({});
  expect(screen.getByText(/jamais l’adresse/)).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Carte des environs de Nantes' })).toBeNull();
  act(comeIntoView);
  expect(await screen.findByRole('group', { name: 'Carte des environs de Nantes' })).toBeInTheDocument();
});

test('an overseas place is described in words', () => {
  show({
    location: {
      communeCode: '97411',
      communeName: 'Saint-Denis',
      postalCode: '97400',
      latitude: -20.88,
      longitude: 55.45,
    },
  });
  expect(screen.getByText(/en outre-mer\s: La Réunion/)).toBeInTheDocument();
});

test('a long description begins folded on a phone, and is read whole at one press', async () => {
  setWindowWidth(360);
  show({ description: 'Une ligne.\n'.repeat(8) });
  const text = screen.getByText(/Une ligne/);
  expect(text).toHaveAttribute('data-folded', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Lire la suite' }));
  expect(text).toHaveAttribute('data-folded', 'false');
  expect(screen.getByRole('button', { name: 'Replier' })).toHaveAttribute('aria-expanded', 'true');
});

test('a short description has nothing to unfold', () => {
  show({ description: 'Une ligne.' });
  expect(screen.queryByRole('button', { name: 'Lire la suite' })).toBeNull();
});
