import { use, useMemo } from 'react';
import type { ListingCard } from '../../domain/listings/Listing';
import { VIEWPORT_MARGIN } from './MapViewport';
import { ShownMapContext } from './placeOnMap';
import { PriceTags } from './PriceTags';
import type { TagGroup, TagGroups } from './tagGroups';

interface SearchTagsProps {
  readonly groups: TagGroups;
  readonly pointedAt: string | null;
  /** The listings whose cards are open. */
  readonly opened: readonly string[];
  onOpen(cards: readonly ListingCard[]): void;
  onClose(): void;
}

/** The tags in sight. A tag of several communes zooms in on them; any other opens its cards, and closes them again. */
export function SearchTags({ groups, pointedAt, opened, onOpen, onClose }: SearchTagsProps) {
  const shown = use(ShownMapContext);
  const inView = useMemo(
    () => (shown === null ? [] : groups.inView(shown.camera, shown.size, VIEWPORT_MARGIN)),
    [groups, shown],
  );
  const keyOf = (id: string | undefined) =>
    id === undefined
      ? null
      : (inView.find((group) => groups.cardsOf(group).some((card) => card.id === id))?.key ?? null);
  const openedKey = keyOf(opened[0]);
  const act = (group: TagGroup) => {
    if (!group.isOnePlace) shown?.fit(groups.boundsOf(group));
    else if (group.key === openedKey) onClose();
    else onOpen(groups.cardsOf(group));
  };
  return <PriceTags groups={inView} highlighted={keyOf(pointedAt ?? undefined)} opened={openedKey} onOpen={act} />;
}
