import { DAY } from '../../src/domain/shared/Instant';
import { ListingGrid } from '../../src/presentation/shared/cards/ListingGrid';
import { ListingCardView } from '../../src/presentation/shared/cards/ListingCardView';
import { ListingGridSkeleton } from '../../src/presentation/shared/cards/ListingGridSkeleton';
import { demoListings } from '../content/demoListings';

/** Long past, so that cards say the day and not « aujourd’hui ». */
const NOW = Date.parse('2025-03-12T12:00:00Z') - DAY;

const [first, ...others] = demoListings(NOW);

export function Cards() {
  if (first === undefined) return null;
  const gift = others.find(({ price }) => price.kind === 'gift') ?? first;
  const rented = others.find(({ categoryId }) => categoryId === 'locations') ?? first;
  const professional = others.find(({ seller }) => seller.kind === 'professional') ?? first;
  return (
    <>
      <ListingGrid label="Annonces">
        {[
          <ListingCardView key="plain" listing={first} />,
          <ListingCardView key="new" listing={{ ...first, id: 'new', photos: [] }} mark="Nouveau" distanceKm={12} />,
          <ListingCardView key="reserved" listing={{ ...first, id: 'reserved', state: 'reserved' }} />,
          <ListingCardView key="wanted" listing={{ ...first, id: 'wanted', kind: 'wanted' }} />,
          <ListingCardView key="gift" listing={gift} />,
          <ListingCardView key="rented" listing={rented} />,
          <ListingCardView key="professional" listing={professional} />,
        ].map((card) => (
          <li key={card.key}>{card}</li>
        ))}
      </ListingGrid>
      <ListingGridSkeleton count={4} />
    </>
  );
}
