import type { ToastContent } from '../../../shared/notices/notify';
import { paths } from '../../../shared/paths';
import { postingMessages } from '../messages';
import type { PostListingViewModel } from '../PostListingViewModel';
import { queueMessages } from './queueMessages';

/** Milliseconds; long, since nobody is waiting for these toasts. */
const DURATION_MS = 15_000;

/** What became of a publication whose form is not shown; null: the person has stopped it. */
export function toastOfPublication(
  { failure, published }: Pick<PostListingViewModel, 'failure' | 'published'>,
  open: (path: string) => void,
): ToastContent | null {
  if (published !== null) {
    const text = published.state === 'in-review' ? postingMessages.submitted : postingMessages.published;
    const action = { label: queueMessages.see, run: () => open(paths.listing(published)) };
    return { kind: 'success', text, durationMs: DURATION_MS, key: published.id, action };
  }
  if (failure === null) return null;
  const action = { label: queueMessages.review, run: () => open(paths.postListing) };
  return { kind: 'error', text: queueMessages.failed, durationMs: DURATION_MS, key: paths.postListing, action };
}
