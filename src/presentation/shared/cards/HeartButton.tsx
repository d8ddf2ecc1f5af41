import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { ListingCard } from '../../../domain/listings/Listing';
import { iconButton } from '../controls/buttonLook';
import { Icon } from '../controls/Icon';
import { messages } from '../messages';
import { useSession } from '../session/useSession';
import { useViewModel } from '../useViewModel';
import { savedMarksViewModel } from '../viewModels';

interface HeartButtonProps {
  readonly listing: ListingCard;
  /** Runs in addition to the toggle. */
  readonly onClick?: (() => void) | undefined;
}

/** Adds another person’s listing to the favourites, or removes it. */
export const HeartButton = observer(function HeartButton({ listing, onClick }: HeartButtonProps) {
  const marks = useViewModel(savedMarksViewModel);
  const { profile } = useSession();
  if (listing.ownerId === profile?.uid) return null;
  return (
    <Heart
      type="button"
      data-heart={listing.id}
      data-print="hide"
      aria-pressed={marks.favourites.has(listing.id)}
      aria-label={messages.favourite(listing.title)}
      onClick={onClick ?? (() => marks.toggle(listing))}
    >
      <Icon name="heart" size={22} />
    </Heart>
  );
});

/** A touch target of 44 px with a smaller visible disc. */
const Heart = styled.button({
  ...iconButton,
  position: 'absolute',
  zIndex: 3,
  insetBlockStart: 0,
  insetInlineEnd: 0,
  color: 'var(--mb-palette-text-primary)',
  '&, &:hover': { background: 'none' },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 4,
    borderRadius: 999,
    transition: 'transform 150ms',
    background: 'color-mix(in srgb, var(--mb-palette-background-paper) 92%, transparent)',
  },
  '&:hover::before': { transform: 'scale(1.08)' },
  svg: { position: 'relative', transition: 'transform 150ms' },
  // On the disc: on a picture it might not be visible.
  '&:focus-visible': { outlineOffset: -8 },
  '&:active svg': { transform: 'scale(0.85)' },
  '&[aria-pressed="true"]': { color: 'var(--mb-palette-primary-main)' },
  '&[aria-pressed="true"] path': { fill: 'currentColor' },
});
