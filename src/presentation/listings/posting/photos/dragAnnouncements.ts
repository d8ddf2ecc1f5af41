import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { postingPhotoMessages as messages } from './messages';

/** Screen reader announcements while a photo is dragged. `ids` in their current order. */
export function dragAnnouncements(ids: readonly string[]): Announcements {
  const position = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;
  return {
    onDragStart: ({ active }) => messages.dragStart(position(active.id)),
    onDragOver: ({ over }) => (over === null ? undefined : messages.dragOver(position(over.id), ids.length)),
    onDragEnd: ({ active, over }) => messages.dragEnd(position((over ?? active).id), ids.length),
    onDragCancel: ({ active }) => messages.dragCancel(position(active.id)),
  };
}
