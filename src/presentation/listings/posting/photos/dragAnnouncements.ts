import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { postingPhotoMessages as messages } from './postingPhotoMessages';

/** What is said to those who move a photo without seeing it. `ids` in their present order. */
export function dragAnnouncements(ids: readonly string[]): Announcements {
  const position = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;
  return {
    onDragStart: ({ active }) => messages.dragStart(position(active.id)),
    onDragOver: ({ over }) => (over === null ? undefined : messages.dragOver(position(over.id), ids.length)),
    onDragEnd: ({ active, over }) => messages.dragEnd(position((over ?? active).id), ids.length),
    onDragCancel: ({ active }) => messages.dragCancel(position(active.id)),
  };
}
