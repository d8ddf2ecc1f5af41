import { makeAutoObservable, observableRef } from 'mobx';
import type { ContactDrafts } from '../../application/contact/ContactDrafts';
import type { ContactMessageRepository } from '../../application/contact/ContactMessageRepository';
import type { SendContactMessage, SendContactMessageFailure } from '../../application/contact/SendContactMessage';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { IdGenerator } from '../../application/shared/IdGenerator';
import { isBlank, type ContactDraft, type ContactField, type ContactMistakes } from '../../domain/contact/ContactDraft';

/** A message to the team. Its draft is stored in the browser until it has been sent. */
export class ContactViewModel {
  draft: ContactDraft;
  status: 'writing' | 'sending' | 'sent' = 'writing';
  mistakes: ContactMistakes = {};
  /** Why the last attempt failed. */
  failure: BackendFailure | null = null;
  /** False when this browser refuses to store the draft. */
  isSaved = true;
  readonly isDemonstration: boolean;
  /** Whether a message may have been sent with this id, from this or another tab. */
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
    const stored = drafts.current();
    this.#isIdSpent = stored !== null;
    this.draft = stored ?? blankDraft(ids.newId());
    makeAutoObservable(this, { draft: observableRef, mistakes: observableRef }, { autoBind: true });
  }

  type(field: ContactField, text: string): void {
    if (this.status === 'sending') return;
    // A failed attempt may have arrived: a changed text gets a new id.
    const id = this.#isIdSpent ? this.#ids.newId() : this.draft.id;
    this.#isIdSpent = false;
    this.failure = null;
    this.mistakes = Object.fromEntries(Object.entries(this.mistakes).filter(([wrong]) => wrong !== field));
    this.#store({ ...this.draft, id, [field]: text });
  }

  /** Fills in the name and address where they are empty. */
  introduce(name: string, email: string | null): void {
    const { name: ownName, email: ownEmail } = this.draft;
    this.draft = {
      ...this.draft,
      name: ownName === '' ? name : ownName,
      email: ownEmail === '' ? (email ?? '') : ownEmail,
    };
  }

  /** `authorId`: the person who is signed in. */
  async submit(authorId: string | null = null): Promise<void> {
    if (this.status === 'sending') return;
    this.begin();
    const sent = await this.#send.execute(this.draft, authorId);
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

  /** Starts a new message with the same name and address. */
  writeAnother(): void {
    const { name, email } = this.draft;
    this.draft = { ...blankDraft(this.#ids.newId()), name, email };
    this.status = 'writing';
    this.#isIdSpent = false;
  }

  #store(draft: ContactDraft): void {
    this.draft = draft;
    this.isSaved = isBlank(draft) || this.#drafts.save(draft);
    if (isBlank(draft)) this.#drafts.clear();
  }
}

function blankDraft(id: string): ContactDraft {
  return { id, name: '', email: '', subject: '', message: '' };
}
