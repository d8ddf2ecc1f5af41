import { closestCenter, DndContext, KeyboardSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { Photo } from '../../../../domain/listings/Photo';
import { useNotify } from '../../../shared/notices/notify';
import { VisuallyHidden } from '../../../shared/controls/VisuallyHidden';
import { UNDO_MS } from '../../../shared/notices/toastDurations';
import { dragAnnouncements } from './dragAnnouncements';
import { PhotoMouseSensor, PhotoTouchSensor } from './dragSensors';
import { postingPhotoMessages as messages } from './messages';
import { PhotoBoard } from './photoTiles';
import { PostingPhotoTile } from './PostingPhotoTile';
import type { PostingPhotosViewModel } from './PostingPhotosViewModel';

interface BoardProps {
  readonly photos: PostingPhotosViewModel;
}

/** The photos in their order, which can be moved by dragging, by keys or by buttons. */
export const PostingPhotoBoard = observer(function PostingPhotoBoard({
  photos: { photos, move, remove, putBack },
}: BoardProps) {
  const notify = useNotify();
  const [announcement, setAnnouncement] = useState('');
  const focusAfterMove = useRef<string | null>(null);
  const sensors = useSensors(
    useSensor(PhotoMouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(PhotoTouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = photos.map(({ id }) => id);

  useEffect(() => {
    if (focusAfterMove.current === null) return;
    const tile = document.getElementById(focusAfterMove.current);
    focusAfterMove.current = null;
    const control =
      tile?.querySelector<HTMLElement>('[data-pressed]:not(:disabled)') ??
      tile?.querySelector<HTMLElement>('.actions button:not(:disabled)');
    control?.focus();
  }, [photos]);

  const drop = ({ active, over }: DragEndEvent) => {
    if (over !== null) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  const step = (photo: Photo, from: number, to: number) => {
    focusAfterMove.current = tileId(photo);
    move(from, to);
    setAnnouncement(messages.moved(to + 1, photos.length));
  };
  const removePhoto = (photo: Photo, position: number) => {
    remove(photo);
    notify({
      kind: 'info',
      text: messages.removed,
      durationMs: UNDO_MS,
      action: { label: messages.undo, run: () => putBack(photo, position) },
    });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: dragAnnouncements(ids),
        screenReaderInstructions: { draggable: messages.dragInstructions },
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <PhotoBoard aria-label={messages.list}>
          {photos.map((photo, position) => (
            <PostingPhotoTile
              key={photo.id}
              id={tileId(photo)}
              photo={photo}
              position={position}
              count={photos.length}
              onMove={(to) => step(photo, position, to)}
              onRemove={() => removePhoto(photo, position)}
            />
          ))}
        </PhotoBoard>
      </SortableContext>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </DndContext>
  );
});

function tileId({ id }: Photo): string {
  return `photo-${id}`;
}
