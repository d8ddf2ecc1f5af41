import { useState } from 'react';
import type { ListingCard } from '../../../domain/listings/Listing';
import { useViewModel } from '../useViewModel';
import { savedMarksViewModel } from '../viewModels';

interface ShownListings<Item> {
  readonly shown: readonly Item[];
  readonly hidden: number;
  readonly areAllShown: boolean;
  readonly showAll: () => void;
}

/** Leaves out listings of hidden sellers, unless the person shows them. To be called in an observer. */
export function useShownListings<Item>(
  items: readonly Item[],
  listingOf: (item: Item) => ListingCard,
): ShownListings<Item> {
  const { hiddenSellers } = useViewModel(savedMarksViewModel);
  const [areAllShown, setAllShown] = useState(false);
  const others = hiddenSellers.size === 0 ? items : items.filter((item) => !hiddenSellers.has(listingOf(item).ownerId));
  return {
    shown: areAllShown ? items : others,
    hidden: items.length - others.length,
    areAllShown,
    showAll: () => setAllShown(true),
  };
}
