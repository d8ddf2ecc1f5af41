import { SendContactMessage } from '../../../src/application/contact/SendContactMessage';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import type { ContactDraft } from '../../../src/domain/contact/ContactDraft';
import type { ContactMessage } from '../../../src/domain/contact/ContactMessage';
import { success } from '../../../src/domain/shared/Result';
import { ContactViewModel } from '../../../src/presentation/contact/ContactViewModel';

interface Options {
  /** The repository’s answers in turn; the last one repeats. */
  readonly answers?: readonly BackendResult<void>[];
  readonly storedDraft?: ContactDraft | null;
  readonly isDemonstration?: boolean;
  /** Whether the browser refuses to store drafts. */
  readonly isFull?: boolean;
}

/** The contact form over a stub repository and drafts in memory. */
export function aContact({
  answers = [success()],
  storedDraft = null,
  isDemonstration = false,
  isFull = false,
}: Options = {}) {
  const sent: ContactMessage[] = [];
  let draft = storedDraft;
  let ids = 0;
  const repository = {
    isDemonstration,
    add: (message: ContactMessage) => {
      sent.push(message);
      return Promise.resolve(answers[Math.min(sent.length, answers.length) - 1] ?? success());
    },
  };
  const drafts = {
    current: () => draft,
    save: (next: ContactDraft) => {
      if (!isFull) draft = next;
      return !isFull;
    },
    clear: () => {
      draft = null;
    },
  };
  const newId = () => {
    ids += 1;
    return `id-${ids}`;
  };
  const send = new SendContactMessage(repository);
  return { sent, storedDraft: () => draft, open: () => new ContactViewModel(send, repository, drafts, { newId }) };
}
