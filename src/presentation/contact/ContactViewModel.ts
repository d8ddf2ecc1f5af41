import { makeAutoObservable, observableRef } from 'mobx';
import type { ContactDrafts } from '../../application/contact/ContactDrafts';
import type { ContactMessageRepository } from '../../application/contact/ContactMessageRepository';
import type { SendContactMessage, SendContactMessageFailure } from '../../application/contact/SendContactMessage';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { IdGenerator } from '../../application/shared/IdGenerator';
import { isBlank, type ContactDraft, type ContactField, type ContactMistakes } from '../../domain/contact/ContactDraft';

/** A message to the team: written, kept while it is, and sent once. */
export class ContactViewModel {
  draft: ContactDraft;
  status: 'writing' | 'sending' | 'sent' = 'writing';
  mistakes: ContactMistakes = {};
  /** Why it could not be sent the last time. */
  failure: BackendFailure | null = null;
  readonly isDemonstration: boolean;
  /** Whether a message may have been sent under this id, from here or from another tab. */
  #isIdSpent: boolean;
  readonly #send: SendContactMessage;
  readonly #drafts: ContactDrafts;
  readonly #ids: IdGenerator;

  constructor(
    send: SendContactMessage,
    { isDemonstration }: Pick<ContactMessageRepository, 'isDemonstration'>,
    drafts: ContactDrafts,
    ids: IdGenerator,
  ) {
    this.#send = send;
    this.#drafts = drafts;
    this.#ids = ids;
    this.isDemonstration = isDemonstration;
    const kept = drafts.current();
    this.#isIdSpent = kept !== null;
    this.draft = kept ?? blankDraft(ids.newId());
    makeAutoObservable(this, { draft: observableRef, mistakes: observableRef }, { autoBind: true });
  }

  type(field: ContactField, text: string): void {
    if (this.status === 'sending') return;
    // What failed may have arrived after all: other words are another message.
    const id = this.#isIdSpent ? this.#ids.newId() : this.draft.id;
    this.#isIdSpent = false;
    this.failure = null;
    this.mistakes = Object.fromEntries(Object.entries(this.mistakes).filter(([wrong]) => wrong !== field));
    this.#keep({ ...this.draft, id, [field]: text });
  }

  /** Fills in who writes, as far as they have not said it themselves. */
  introduce(name: string, email: string | null): void {
    const { name: ownName, email: ownEmail } = this.draft;
    this.draft = {
      ...this.draft,
      name: ownName === '' ? name : ownName,
      email: ownEmail === '' ? (email ?? '') : ownEmail,
    };
  }

  async submit(): Promise<void> {
    if (this.status === 'sending') return;
    this.begin();
    const sent = await this.#send.execute(this.draft);
    if (sent.ok) this.succeed();
    else this.fail(sent.failure);
  }

  begin(): void {
    this.status = 'sending';
    this.#isIdSpent = true;
    this.failure = null;
    this.mistakes = {};
  }

  succeed(): void {
    this.status = 'sent';
    this.#drafts.clear();
  }

  fail(failure: SendContactMessageFailure): void {
    this.status = 'writing';
    if (typeof failure === 'string') this.failure = failure;
    else this.mistakes = failure.mistakes;
  }

  /** Another message, by the same person. */
  writeAnother(): void {
    const { name, email } = this.draft;
    this.draft = { ...blankDraft(this.#ids.newId()), name, email };
    this.status = 'writing';
    this.#isIdSpent = false;
  }

  #keep(draft: ContactDraft): void {
    this.draft = draft;
    if (isBlank(draft)) this.#drafts.clear();
    else this.#drafts.save(draft);
  }
}

function blankDraft(id: string): ContactDraft {
  return { id, name: '', email: '', subject: '', message: '' };
}
