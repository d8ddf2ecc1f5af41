import { makeAutoObservable, observableRef } from 'mobx';
import type { ConversationRepository } from '../../application/messaging/ConversationRepository';
import type { NotificationPermission, Notifier, ShownNotification } from '../../application/messaging/Notifier';
import type { PreferencesRepository } from '../../application/preferences/PreferencesRepository';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { BackendResult } from '../../application/shared/BackendResult';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import { participantsFor, type Conversation } from '../../domain/messaging/Conversation';
import { countUnread } from '../../domain/messaging/countUnread';
import { reuseUnchanged } from '../shared/reuseUnchanged';

/** How many conversations are followed at first, and how many more each time. */
const PAGE = 30;

export type OnNewMessage = (conversation: Conversation) => void;

/**
 * The conversations of the person signed in, for the list and for the count beside the envelope: followed once, as long as
 * anybody looks. It also marks what came as received.
 */
export class InboxViewModel {
  conversations: readonly Conversation[] = [];
  status: 'loading' | 'ready' | BackendFailure = 'loading';
  permission: NotificationPermission;
  /** Whether somebody has said no in this browser. */
  isDeclined: boolean;
  limit = PAGE;
  /** Where its list was scrolled to. */
  listPosition = 0;
  readonly #repository: ConversationRepository;
  readonly #notifier: Notifier;
  readonly #preferences: Pick<PreferencesRepository, 'subscribe'>;
  readonly #listeners = new Set<OnNewMessage>();
  readonly #acknowledged = new Map<string, number>();
  #uid = '';
  #subscribers = 0;
  #endList: Unsubscribe = () => undefined;
  #endPreferences: Unsubscribe = () => undefined;
  #isQuiet = false;

  constructor(
    repository: ConversationRepository,
    notifier: Notifier,
    preferences: Pick<PreferencesRepository, 'subscribe'>,
  ) {
    this.#repository = repository;
    this.#notifier = notifier;
    this.#preferences = preferences;
    this.permission = notifier.permission();
    this.isDeclined = notifier.isDeclined();
    makeAutoObservable(this, { conversations: observableRef, listPosition: false }, { autoBind: true });
  }

  get unread(): number {
    return countUnread(this.conversations, this.#uid);
  }

  get isEmpty(): boolean {
    return this.status === 'ready' && this.conversations.length === 0;
  }

  get mayHaveMore(): boolean {
    return this.conversations.length >= this.limit;
  }

  /** From then on, `onNewMessage` gets the conversation of every new message of somebody else. */
  start(uid: string, onNewMessage: OnNewMessage = () => undefined): Unsubscribe {
    if (this.#subscribers === 0 || uid !== this.#uid) this.begin(uid);
    this.#subscribers += 1;
    this.#listeners.add(onNewMessage);
    return () => {
      this.#listeners.delete(onNewMessage);
      this.#subscribers -= 1;
      if (this.#subscribers === 0) this.finish();
    };
  }

  showMore(): void {
    this.limit += PAGE;
    this.follow();
  }

  retry(): void {
    this.status = 'loading';
    this.follow();
  }

  /** Asks the person; for a click only. */
  async askForNotifications(): Promise<void> {
    this.settlePermission(await this.#notifier.ask());
  }

  declineNotifications(): void {
    this.#notifier.decline();
    this.isDeclined = true;
  }

  /** Unless the person’s choices say no. */
  notify(notification: ShownNotification, onOpen: () => void): void {
    if (!this.#isQuiet) this.#notifier.show(notification, onOpen);
  }

  begin(uid: string): void {
    this.finish();
    if (uid !== this.#uid) this.forget();
    this.#uid = uid;
    this.#subscribeToPreferences();
    this.follow();
  }

  follow(): void {
    this.#endList();
    this.#endList = this.#repository.subscribeToInbox(this.#uid, this.limit, this.show);
  }

  finish(): void {
    this.#endList();
    this.#endPreferences();
    this.#endList = () => undefined;
    this.#endPreferences = () => undefined;
  }

  forget(): void {
    this.conversations = [];
    this.status = 'loading';
    this.limit = PAGE;
    this.listPosition = 0;
    this.#acknowledged.clear();
  }

  show(result: BackendResult<readonly Conversation[]>): void {
    if (!result.ok) {
      this.status = result.failure;
      return;
    }
    const before = this.status === 'ready' ? this.conversations : null;
    this.conversations = reuseUnchanged(result.value, this.conversations, ({ id }) => id);
    this.status = 'ready';
    for (const conversation of result.value) this.#acknowledge(conversation, before);
  }

  settlePermission(permission: NotificationPermission): void {
    this.permission = permission;
    this.#subscribeToPreferences();
  }

  /** Preferences matter, and cost a reading, only where the browser would show anything. */
  #subscribeToPreferences(): void {
    if (this.permission !== 'granted' || this.#uid === '') return;
    this.#endPreferences();
    this.#endPreferences = this.#preferences.subscribe(this.#uid, (result) => {
      if (result.ok) this.#isQuiet = !result.value.notifications.messages;
    });
  }

  /** What has come from the other is acknowledged, once; what was not there a moment ago is announced. */
  #acknowledge(conversation: Conversation, before: readonly Conversation[] | null): void {
    const { id, lastMessage } = conversation;
    const { me } = participantsFor(conversation, this.#uid);
    if (me.unread === 0 || lastMessage.authorId === this.#uid) return;
    const isNew =
      before !== null && (before.find((known) => known.id === id)?.lastMessage.sentAt ?? 0) < lastMessage.sentAt;
    if (isNew && lastMessage.kind !== 'withdrawn') for (const listener of [...this.#listeners]) listener(conversation);
    if ((me.receivedAt ?? 0) >= lastMessage.sentAt || (this.#acknowledged.get(id) ?? 0) >= lastMessage.sentAt) return;
    this.#acknowledged.set(id, lastMessage.sentAt);
    void this.#repository.markReceived(id, this.#uid).then(({ ok }) => {
      if (!ok) this.#acknowledged.delete(id);
    });
  }
}
