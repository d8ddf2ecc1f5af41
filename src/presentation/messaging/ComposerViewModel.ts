import { makeAutoObservable } from 'mobx';
import type { MessageDrafts } from '../../application/messaging/MessageDrafts';
import type { SendMessage } from '../../application/messaging/SendMessage';
import type { PhotoPreparation, PhotoPreparationFailure, PickedFile } from '../../application/listings/PhotoPreparation';
import type { PhotoRepository } from '../../application/listings/PhotoRepository';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import type { Photo } from '../../domain/listings/Photo';
import { composeOffer } from '../../domain/messaging/composeOffer';
import { composeText, type TextError } from '../../domain/messaging/composeText';
import { partsOfConversationId, type ConversationOpening } from '../../domain/messaging/Conversation';
import type { MessageContent } from '../../domain/messaging/Message';
import { messageRisksIn, type MessageRisk } from '../../domain/messaging/messageRisks';
import { failure, type Result } from '../../domain/shared/Result';

export type PhotoSendingFailure = PhotoPreparationFailure | BackendFailure;

/** A photo on its way into a conversation. */
export interface PhotoSending {
  readonly key: number;
  readonly file: PickedFile;
  /** From 0 to 1. */
  progress: number;
  failure: PhotoSendingFailure | null;
}

const NOBODY = '';

/** What a person is about to say in one conversation. */
export class ComposerViewModel {
  text = '';
  error: TextError | null = null;
  /** Null: no offer is being made. */
  offer: string | null = null;
  isOfferWrong = false;
  photos: PhotoSending[] = [];
  readonly #send: SendMessage;
  readonly #drafts: MessageDrafts;
  readonly #preparation: PhotoPreparation;
  readonly #repository: Pick<PhotoRepository, 'store'>;
  #id = '';
  #uid = '';
  #lastKey = 0;

  constructor(send: SendMessage, drafts: MessageDrafts, preparation: PhotoPreparation, repository: Pick<PhotoRepository, 'store'>) {
    this.#send = send;
    this.#drafts = drafts;
    this.#preparation = preparation;
    this.#repository = repository;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** What readers would be warned of. */
  get risks(): readonly MessageRisk[] {
    return messageRisksIn(this.text);
  }

  /** Takes up the draft of this conversation, or what was written to the seller before signing in. */
  start(conversationId: string, uid: string): Unsubscribe {
    this.#id = conversationId;
    this.#uid = uid;
    const before = partsOfConversationId(conversationId);
    const early = before === null ? '' : this.#drafts.of(before.listingId, NOBODY);
    const kept = this.#drafts.of(conversationId, uid);
    this.show(kept === '' ? early : kept);
    if (early !== '' && before !== null && before.buyerId === uid) {
      this.#drafts.save(before.listingId, NOBODY, '');
      this.#drafts.save(conversationId, uid, this.text);
    }
    return this.#drafts.watch(conversationId, uid, this.show);
  }

  show(text: string): void {
    this.text = text;
  }

  type(text: string): void {
    this.text = text;
    this.error = null;
    this.#drafts.save(this.#id, this.#uid, text);
  }

  /** True: it is on its way. A second click finds nothing left to send. */
  sendText(opening: ConversationOpening | null): boolean {
    const composed = composeText(this.text);
    if (!composed.ok) {
      this.error = composed.failure;
      return false;
    }
    this.type('');
    this.say(composed.value, opening);
    return true;
  }

  say(content: MessageContent, opening: ConversationOpening | null): void {
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
  }

  sendOffer(opening: ConversationOpening | null): boolean {
    if (this.offer === null) return false;
    const composed = composeOffer(this.offer);
    this.isOfferWrong = !composed.ok;
    if (!composed.ok) return false;
    this.endOffer();
    this.say(composed.value, opening);
    return true;
  }

  /** Prepares and stores a photo, then says it. One that does not arrive stays, to be tried again. */
  async sendPhoto(file: PickedFile, opening: ConversationOpening | null): Promise<void> {
    const key = this.beginPhoto(file);
    this.finishPhoto(key, await this.#store(key, file), opening);
  }

  async sendPhotoAgain(photo: PhotoSending, opening: ConversationOpening | null): Promise<void> {
    this.dismissPhoto(photo.key);
    await this.sendPhoto(photo.file, opening);
  }

  beginPhoto(file: PickedFile): number {
    this.#lastKey += 1;
    this.photos.push({ key: this.#lastKey, file, progress: 0, failure: null });
    return this.#lastKey;
  }

  advancePhoto(key: number, progress: number): void {
    const photo = this.photos.find((one) => one.key === key);
    if (photo !== undefined) photo.progress = progress;
  }

  finishPhoto(key: number, stored: Result<Photo, PhotoSendingFailure>, opening: ConversationOpening | null): void {
    const photo = this.photos.find((one) => one.key === key);
    if (photo === undefined) return;
    if (!stored.ok) {
      photo.failure = stored.failure;
      return;
    }
    this.dismissPhoto(key);
    this.say({ kind: 'photo', photo: stored.value }, opening);
  }

  dismissPhoto(key: number): void {
    this.photos = this.photos.filter((one) => one.key !== key);
  }

  async #store(key: number, file: PickedFile): Promise<Result<Photo, PhotoSendingFailure>> {
    const prepared = await this.#preparation.prepare(file, (share) => this.advancePhoto(key, share / 2));
    if (!prepared.ok) return failure(prepared.failure);
    return this.#repository.store(this.#uid, prepared.value, (share) => this.advancePhoto(key, (1 + share) / 2));
  }
}
