import { ListingGrid } from '../../src/presentation/shared/cards/ListingGrid';
import { ListingCardView } from '../../src/presentation/shared/cards/ListingCardView';
import { ListingGridSkeleton } from '../../src/presentation/shared/cards/ListingGridSkeleton';
import type { DesignPart } from './DesignPart';
import { sampleListing } from './sampleListing';

const photo = { id: 'photo', width: 1200, height: 900, url: '/demo/demo-velo-ville-peugeot-1.svg' };
const rent = { propertyType: 'maison', rooms: '4', livingArea: 73, furnishing: 'vide' };
const company = { name: 'Agence de la Garrigue', siret: '73282932000074' };

export const cards: DesignPart = {
  ListingCardView: () => (
    <ListingGrid label="Annonces">
      {[
        <ListingCardView key="plain" eager listing={sampleListing({ id: 'plain' })} />,
        <ListingCardView key="new" eager listing={sampleListing({ id: 'new', photos: [] })} mark="Nouveau" />,
        <ListingCardView
          key="reserved"
          eager
          listing={sampleListing({ id: 'reserved', state: 'reserved', photos: [photo, photo, photo] })}
          distanceKm={12}
        />,
        <ListingCardView key="wanted" eager listing={sampleListing({ id: 'wanted', kind: 'wanted' })} />,
        <ListingCardView
          key="gift"
          eager
          listing={sampleListing({
            id: 'gift',
            price: { kind: 'gift' },
            handover: { inPerson: true, delivery: true },
          })}
        />,
        <ListingCardView
          key="rented"
          eager
          listing={sampleListing({
            id: 'rented',
            categoryId: 'locations',
            title: 'Maison à louer à l’année',
            fields: rent,
          })}
        />,
        <ListingCardView
          key="professional"
          eager
          listing={sampleListing({
            id: 'professional',
            seller: { name: company.name, kind: 'professional', memberSince: 0, company },
          })}
        />,
        <ListingCardView key="seen" eager listing={sampleListing({ id: 'seen' })} />,
      ].map((card) => (
        <li key={card.key}>{card}</li>
      ))}
    </ListingGrid>
  ),
  ListingGridSkeleton: () => <ListingGridSkeleton count={4} />,
};
