import { SendContactMessage } from '../../../src/application/contact/SendContactMessage';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import type { ContactDraft } from '../../../src/domain/contact/ContactDraft';
import type { ContactMessage } from '../../../src/domain/contact/ContactMessage';
import { success } from '../../../src/domain/shared/Result';
import { ContactViewModel } from '../../../src/presentation/contact/ContactViewModel';

interface Circumstances {
  /** What the repository answers, one after the other; the last one stays. */
  readonly answers?: readonly BackendResult<void>[];
  readonly kept?: ContactDraft | null;
  readonly isDemonstration?: boolean;
}

/** A form to the team, what it has sent and what the browser keeps of it. */
export function aContact({ answers = [success()], kept = null, isDemonstration = false }: Circumstances = {}) {
  const sent: ContactMessage[] = [];
  let draft = kept;
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
      draft = next;
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
  return { sent, kept: () => draft, open: () => new ContactViewModel(send, repository, drafts, { newId }) };
}
