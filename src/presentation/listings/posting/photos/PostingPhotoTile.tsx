import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import styled from '@emotion/styled';
import { useState } from 'react';
import type { Photo } from '../../../../domain/listings/Photo';
import { Icon } from '../../../shared/controls/Icon';
import { PhotoView } from '../../../shared/cards/PhotoView';
import { shadows } from '../../../shared/page/shadows';
import { postingPhotoMessages as messages } from './messages';

interface PostingPhotoTileProps {
  readonly id: string;
  readonly photo: Photo;
  /** From 0. */
  readonly position: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** A photo with its buttons. The picture is dragged by pointer, the handle by keys. */
export function PostingPhotoTile({ id, photo, position, count, onMove, onRemove }: PostingPhotoTileProps) {
  const { attributes, isDragging, listeners, setActivatorNodeRef, setNodeRef, transform, transition } = useSortable({
    id: photo.id,
  });
  const [pressed, setPressed] = useState<'forward' | 'backward'>();
  const number = position + 1;
  const move = (way: 'forward' | 'backward') => {
    setPressed(way);
    onMove(way === 'forward' ? position - 1 : position + 1);
  };
  return (
    <Tile
      ref={setNodeRef}
      id={id}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Transform.toString(transform), transition }}
    >
      <div className="picture" data-swipe="own" {...listeners}>
        <PhotoView photo={photo} rendition="card" alt={messages.alternative(number)} eager />
        {position === 0 && <span className="cover">{messages.cover}</span>}
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          className="handle"
          aria-label={messages.handle(number)}
          {...listeners}
        >
          <Icon name="menu" size={20} />
        </button>
      </div>
      <div className="actions">
        <button
          type="button"
          aria-label={messages.forward(number)}
          disabled={position === 0}
          data-pressed={pressed === 'forward' || undefined}
          onClick={() => move('forward')}
        >
          <Icon name="chevronLeft" size={20} />
        </button>
        <button
          type="button"
          aria-label={messages.backward(number)}
          disabled={position === count - 1}
          data-pressed={pressed === 'backward' || undefined}
          onClick={() => move('backward')}
        >
          <Icon name="chevronRight" size={20} />
        </button>
        <button type="button" aria-label={messages.remove(number)} onClick={onRemove}>
          <Icon name="close" size={20} />
        </button>
      </div>
    </Tile>
  );
}

const Tile = styled.li({
  borderRadius: 16,
  overflow: 'hidden',
  border: '1px solid var(--mb-palette-divider)',
  background: 'var(--mb-palette-background-paper)',
  '&[data-dragging]': { position: 'relative', zIndex: 2, boxShadow: shadows.dragged },
  '.picture': {
    position: 'relative',
    aspectRatio: '4 / 3',
    background: 'var(--mb-palette-background-sunk)',
    cursor: 'grab',
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    touchAction: 'manipulation',
  },
  '&[data-dragging] .picture': { cursor: 'grabbing' },
  '.cover': {
    position: 'absolute',
    insetBlockEnd: 8,
    insetInlineStart: 8,
    padding: '0 10px',
    borderRadius: 999,
    fontSize: '0.75rem',
    fontWeight: 650,
    lineHeight: '24px',
    color: 'var(--mb-palette-accent-contrastText)',
    background: 'var(--mb-palette-accent-main)',
  },
  button: {
    display: 'grid',
    placeItems: 'center',
    flex: '1 1 0',
    minWidth: 44,
    height: 44,
    padding: 0,
    border: 0,
    cursor: 'pointer',
    color: 'var(--mb-palette-text-primary)',
    background: 'none',
    '&:hover:not(:disabled)': { background: 'var(--mb-palette-background-sunk)' },
    '&:disabled': { opacity: 0.35, cursor: 'default' },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '.actions': { display: 'flex' },
  '.actions button:last-of-type': { color: 'var(--mb-palette-error-main)' },
  '.handle': {
    position: 'absolute',
    insetBlockStart: 6,
    insetInlineEnd: 6,
    borderRadius: 999,
    cursor: 'grab',
    background: 'color-mix(in srgb, var(--mb-palette-background-paper) 90%, transparent)',
  },
});
