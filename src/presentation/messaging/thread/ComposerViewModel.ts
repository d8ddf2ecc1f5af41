import { makeAutoObservable, runInAction } from 'mobx';
import type { MessageDrafts } from '../../../application/messaging/MessageDrafts';
import type { OutgoingMessage } from '../../../application/messaging/ConversationRepository';
import type { SendMessage } from '../../../application/messaging/SendMessage';
import type { SendPhoto } from '../../../application/messaging/SendPhoto';
import type {
  PhotoPreparation,
  PhotoPreparationFailure,
  PickedFile,
} from '../../../application/listings/PhotoPreparation';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { Price } from '../../../domain/listings/Price';
import { composeOffer, isAbovePrice, type Offer } from '../../../domain/messaging/composeOffer';
import { composeText, type TextError } from '../../../domain/messaging/composeText';
import { partsOfConversationId, type ConversationOpening } from '../../../domain/messaging/Conversation';
import type { MessageContent } from '../../../domain/messaging/Message';
import { messageRisksIn, type MessageRisk } from '../../../domain/messaging/messageRisks';

/** A photo that is being prepared for the outbox. */
export interface PhotoInPreparation {
  readonly key: number;
  readonly file: PickedFile;
  /** From 0 to 1. */
  progress: number;
  failure: PhotoPreparationFailure | null;
}

const NOBODY = '';

/** The draft of a message in one conversation. */
export class ComposerViewModel {
  text = '';
  error: TextError | null = null;
  /** False when this browser refuses to store the draft. */
  isSaved = true;
  /** The text was written before signing in, to be sent by it. */
  isFromBefore = false;
  /** The typed price; null while no offer is being made. */
  offer: string | null = null;
  isOfferWrong = false;
  /** An offer above the price, which waits for a confirmation. */
  highOffer: Offer | null = null;
  photos: PhotoInPreparation[] = [];
  /** Rises when the focus is to go to the field. */
  focusRequests = 0;
  readonly #send: SendMessage;
  readonly #sendPhoto: SendPhoto;
  readonly #drafts: MessageDrafts;
  readonly #preparation: PhotoPreparation;
  #id = '';
  #uid = '';
  #isOpen = false;
  #lastKey = 0;
  /** Each photo waits for the one chosen before it. */
  #lastTurn: Promise<void> = Promise.resolve();

  constructor(send: SendMessage, sendPhoto: SendPhoto, drafts: MessageDrafts, preparation: PhotoPreparation) {
    this.#send = send;
    this.#sendPhoto = sendPhoto;
    this.#drafts = drafts;
    this.#preparation = preparation;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Risks that the recipient would be warned of. */
  get risks(): readonly MessageRisk[] {
    return messageRisksIn(this.text);
  }

  /** Restores the draft of this conversation, or what was written to the seller before signing in. */
  start(conversationId: string, uid: string): Unsubscribe {
    this.#id = conversationId;
    this.#uid = uid;
    const before = partsOfConversationId(conversationId);
    const early = before === null ? '' : this.#drafts.of(before.listingId, NOBODY);
    const saved = this.#drafts.of(conversationId, uid);
    this.#show(saved === '' ? early : saved);
    this.isFromBefore = saved === '' && early !== '';
    // A draft is saved again, to learn before the first change whether the browser still stores it.
    this.isSaved = saved === '' || this.#drafts.save(conversationId, uid, saved);
    if (early !== '' && before !== null && before.buyerId === uid) {
      this.#drafts.save(before.listingId, NOBODY, '');
      this.isSaved = this.#drafts.save(conversationId, uid, this.text);
    }
    this.#isOpen = true;
    const unwatch = this.#drafts.subscribe(conversationId, uid, (text) => runInAction(() => this.#show(text)));
    return () => {
      this.#isOpen = false;
      unwatch();
    };
  }

  #show(text: string): void {
    this.text = text;
  }

  type(text: string): void {
    this.text = text;
    this.isFromBefore &&= text !== '';
    this.error = null;
    this.isSaved = this.#drafts.save(this.#id, this.#uid, text);
  }

  focusField(): void {
    this.focusRequests += 1;
  }

  /** Puts the text of a message that was withdrawn into the field, if nothing is typed there. Returns whether it was. */
  takeBack(text: string): boolean {
    const typed = this.#isOpen ? this.text : this.#drafts.of(this.#id, this.#uid);
    if (typed !== '') return false;
    this.type(text);
    return true;
  }

  /** Returns whether the message was queued. It empties the field, so that a second click sends nothing. */
  sendText(opening: ConversationOpening | null): boolean {
    const composed = composeText(this.text);
    if (!composed.ok) {
      this.error = composed.failure;
      return false;
    }
    this.type('');
    this.send(composed.value, opening);
    return true;
  }

  send(content: MessageContent, opening: ConversationOpening | null): void {
    this.#send.execute({ conversationId: this.#id, authorId: this.#uid, content, opening });
  }

  beginOffer(): void {
    this.offer = '';
    this.isOfferWrong = false;
  }

  typeOffer(offer: string): void {
    this.offer = offer;
    this.isOfferWrong = false;
  }

  endOffer(): void {
    this.offer = null;
    this.highOffer = null;
  }

  /** Returns whether the offer was queued. One above `price` is not, and becomes `highOffer`. */
  sendOffer(opening: ConversationOpening | null, price: Price): boolean {
    if (this.offer === null) return false;
    const composed = composeOffer(this.offer);
    this.isOfferWrong = !composed.ok;
    if (!composed.ok) return false;
    if (isAbovePrice(composed.value, price)) {
      this.highOffer = composed.value;
      return false;
    }
    this.endOffer();
    this.send(composed.value, opening);
    return true;
  }

  correctHighOffer(): void {
    this.highOffer = null;
  }

  sendHighOffer(opening: ConversationOpening | null): void {
    const { highOffer } = this;
    if (highOffer === null) return;
    this.endOffer();
    this.send(highOffer, opening);
  }

  /**
   * Prepares photos and sends them in the order in which they were chosen. Resolves to those that failed after the composer was closed,
   * where it cannot show them.
   */
  async sendPhotos(
    files: readonly PickedFile[],
    opening: ConversationOpening | null,
  ): Promise<readonly PhotoInPreparation[]> {
    const message = { conversationId: this.#id, authorId: this.#uid, opening };
    const keys = files.map((file) => this.#beginPhoto(file));
    this.#lastTurn = this.#lastTurn.then(async () => {
      for (const key of keys) await this.#sendOnePhoto(key, message);
    });
    await this.#lastTurn;
    return this.#isOpen ? [] : this.photos.filter(({ key, failure }) => keys.includes(key) && failure !== null);
  }

  #beginPhoto(file: PickedFile): number {
    this.#lastKey += 1;
    this.photos.push({ key: this.#lastKey, file, progress: 0, failure: null });
    return this.#lastKey;
  }

  #advancePhoto(key: number, progress: number): void {
    const photo = this.#photo(key);
    if (photo !== undefined) photo.progress = progress;
  }

  #failPhoto(key: number, reason: PhotoPreparationFailure): void {
    const photo = this.#photo(key);
    if (photo !== undefined) photo.failure = reason;
  }

  dismissPhoto(key: number): void {
    this.photos = this.photos.filter((one) => one.key !== key);
  }

  async #sendOnePhoto(key: number, message: Omit<OutgoingMessage, 'id' | 'content'>): Promise<void> {
    const photo = this.#photo(key);
    if (photo === undefined) return;
    const prepared = await this.#preparation.prepare(photo.file, (share) =>
      runInAction(() => this.#advancePhoto(key, share)),
    );
    if (!prepared.ok) runInAction(() => this.#failPhoto(key, prepared.failure));
    else if (this.#photo(key) !== undefined) {
      await this.#sendPhoto.execute(message, prepared.value);
      this.dismissPhoto(key);
    }
  }

  #photo(key: number): PhotoInPreparation | undefined {
    return this.photos.find((one) => one.key === key);
  }
}
