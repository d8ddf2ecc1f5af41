import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useState } from 'react';
import type { Photo } from '../../../../domain/listings/Photo';
import { Icon } from '../../../shared/controls/Icon';
import { PhotoView } from '../../../shared/cards/PhotoView';
import { postingPhotoMessages as messages } from './messages';
import { PhotoTile } from './photoTiles';

/** Six dots. */
const GRIP = 'M9 5.5h.01M15 5.5h.01M9 12h.01M15 12h.01M9 18.5h.01M15 18.5h.01';

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
    <PhotoTile
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
          <Icon path={GRIP} size={20} />
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
    </PhotoTile>
  );
}
