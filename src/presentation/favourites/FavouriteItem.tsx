import styled from '@emotion/styled';
import { formatPrice } from '../shared/format/formatPrice';
import { ListingCardView } from '../shared/cards/ListingCardView';
import type { ShownFavourite } from './FavouritesViewModel';
import { favouritesMessages as messages } from './messages';

interface FavouriteItemProps {
  readonly shown: ShownFavourite;
  readonly eager: boolean;
  readonly onRemove: () => void;
}

const labels: Partial<Record<ShownFavourite['status'], string>> = { sold: messages.sold, gone: messages.gone };

/** A favourite, marked when its listing is sold or gone. The card itself shows that a listing is reserved. */
export function FavouriteItem({ shown: { card, drop, status }, eager, onRemove }: FavouriteItemProps) {
  return (
    <Item data-gone={status === 'sold' || status === 'gone'}>
      <ListingCardView listing={card} eager={eager} mark={labels[status]} onHeart={onRemove} />
      {drop !== null && <p className="drop">{messages.drop(formatPrice(drop.from), formatPrice(drop.to))}</p>}
    </Item>
  );
}

const Item = styled.li({
  display: 'flex',
  flexDirection: 'column',
  '& > article': { height: 'auto' },
  '&[data-gone="true"] .picture img': { filter: 'grayscale(1)', opacity: 0.6 },
  '&[data-gone="true"] .price': { color: 'var(--mb-palette-text-secondary)' },
  '.drop': {
    alignSelf: 'flex-start',
    margin: '4px 0 0',
    padding: '4px 10px',
    borderRadius: 10,
    fontSize: '0.875rem',
    lineHeight: 1.35,
    fontWeight: 650,
    color: 'var(--mb-palette-secondary-main)',
    backgroundColor: 'color-mix(in srgb, var(--mb-palette-secondary-main) 12%, transparent)',
  },
});
