import styled from '@emotion/styled';
import { useEffect, useId, useRef } from 'react';
import type { ListingCard } from '../../domain/listings/Listing';
import { ListingCardView } from '../shared/cards/ListingCardView';
import { Icon } from '../shared/controls/Icon';
import { iconButton } from '../shared/controls/buttonLook';
import { shadows } from '../shared/page/shadows';
import { shortCommuneName } from '../shared/places/placeText';
import { mapMessages } from './messages';

interface TagCardsProps {
  /** All of one place, unless they have a heading; not empty. */
  readonly cards: readonly ListingCard[];
  readonly heading?: string | undefined;
  /** Whether somebody has just opened them, who wants to read on there. */
  readonly takesFocus: boolean;
  onClose(): void;
}

/** As many as can be leafed through; the list has all. */
const MOST = 20;

const PICTURE_WIDTH = 132;

/** The listings of a tag, over the lower part of the map. Escape closes it. */
export function TagCards({ cards, heading, takesFocus, onClose }: TagCardsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  const id = useId();
  const place = shortCommuneName(cards[0]?.location.communeName ?? '');
  const first = cards[0]?.id;
  useEffect(() => {
    if (!takesFocus) return;
    title.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [takesFocus, first]);
  return (
    <Panel
      ref={panel}
      aria-labelledby={id}
      data-map-control
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
    >
      <header>
        <h2 id={id} ref={title} tabIndex={-1}>
          {heading ?? (cards.length === 1 ? mapMessages.card(place) : mapMessages.cards(cards.length, place))}
        </h2>
        <button type="button" aria-label={mapMessages.closeCards} onClick={onClose}>
          <Icon name="close" size={20} />
        </button>
      </header>
      <ul data-alone={cards.length === 1 || undefined}>
        {cards.slice(0, MOST).map((listing) => (
          <li key={listing.id}>
            <ListingCardView listing={listing} />
          </li>
        ))}
        {cards.length > MOST && <li className="more">{mapMessages.moreCards(cards.length - MOST)}</li>}
      </ul>
    </Panel>
  );
}

const Panel = styled.section({
  position: 'absolute',
  zIndex: 3,
  insetInline: 10,
  insetBlockEnd: 24,
  scrollMarginBlockEnd: 'calc(var(--mb-bottom-bar-height, 0px) + 68px)',
  maxWidth: 720,
  marginInline: 'auto',
  borderRadius: 18,
  cursor: 'default',
  userSelect: 'text',
  touchAction: 'pan-x',
  background: 'var(--mb-palette-background-paper)',
  border: '1px solid var(--mb-palette-divider)',
  boxShadow: shadows.deep,
  header: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', padding: '2px 4px 0 16px' },
  h2: { font: 'var(--mb-font-h3)', fontSize: '1rem', margin: 0, outline: 'none' },
  'header button': iconButton,
  ul: {
    display: 'flex',
    gap: 12,
    margin: 0,
    padding: '4px 16px 14px',
    listStyle: 'none',
    overflowX: 'auto',
    overscrollBehavior: 'contain',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: 16,
    scrollbarWidth: 'thin',
  },
  li: { flex: '0 0 min(100%, 300px)', minWidth: 0, scrollSnapAlign: 'start' },
  'ul[data-alone] li': { flexBasis: '100%' },
  'li.more': { flexBasis: 150, alignSelf: 'center', color: 'var(--mb-palette-text-secondary)' },
  // The card of the lists, lying on its side.
  article: { flexDirection: 'row', gap: 14 },
  'article .picture': { flex: `0 0 ${PICTURE_WIDTH}px`, aspectRatio: 'auto', alignSelf: 'stretch', minHeight: 132 },
  'article .body': { flex: 1, paddingBlock: 0 },
  // The heart is on the picture, as on other cards, and leaves the text its width.
  'article [data-heart]': { insetInlineStart: PICTURE_WIDTH - 44, insetInlineEnd: 'auto' },
  'article .badges': { insetInlineEnd: 44 },
});
