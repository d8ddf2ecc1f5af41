import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { ListingCard } from '../../../domain/listings/Listing';
import { Icon } from '../../shared/controls/Icon';
import { messages as cardMessages } from '../../shared/messages';
import { useViewModel } from '../../shared/useViewModel';
import { savedMarksViewModel } from '../../shared/viewModels';
import { savedItemsMessages } from './messages';

/** The favourite button of a listing's page. */
export const FavouriteButton = observer(function FavouriteButton({ listing }: { readonly listing: ListingCard }) {
  const savedMarks = useViewModel(savedMarksViewModel);
  const isFavourite = savedMarks.favourites.has(listing.id);
  return (
    <Button
      variant="outlined"
      color={isFavourite ? 'primary' : 'inherit'}
      aria-pressed={isFavourite}
      aria-label={cardMessages.favourite(listing.title)}
      startIcon={
        <Heart data-full={isFavourite}>
          <Icon name="heart" size={20} />
        </Heart>
      }
      onClick={() => savedMarks.toggle(listing)}
    >
      {savedItemsMessages.favourite}
    </Button>
  );
});

const Heart = styled.span({ display: 'inline-flex', '&[data-full="true"] path': { fill: 'currentColor' } });
