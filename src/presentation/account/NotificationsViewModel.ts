import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { MessageMails } from '../../application/notifications/MessageMails';
import type { PreferencesRepository } from '../../application/preferences/PreferencesRepository';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { BackendResult } from '../../application/shared/BackendResult';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import {
  notificationChoices,
  type NotificationChoice,
  type NotificationChoices,
} from '../../domain/preferences/NotificationChoices';
import { defaultPreferences, type Preferences } from '../../domain/preferences/Preferences';
import { followPerson, nothingToStop } from '../shared/session/followPerson';
import type { SessionViewModel } from '../shared/session/SessionViewModel';

/** In the order of the page. */
const mailSwitches = ['messageMails', 'searchMails', 'priceMails', 'endingMails'] as const;
type MailSwitch = (typeof mailSwitches)[number];
/** Of notifications, and of e-mails. */
export type Choice = NotificationChoice | MailSwitch;

type Choices = NotificationChoices & Readonly<Record<MailSwitch, boolean>>;

/** The notifications and e-mails a person wants. Each choice is optimistic: it is undone when it cannot be stored. */
export class NotificationsViewModel {
  choices: Choices | null = null;
  status: 'loading' | 'ready' | BackendFailure = 'loading';
  /** Why the last choice was undone. */
  failure: BackendFailure | null = null;
  attempt = 0;
  /** What can be chosen on this site. */
  readonly offered: readonly Choice[];
  readonly #session: SessionViewModel;
  readonly #preferences: Pick<PreferencesRepository, 'subscribe' | 'change'>;
  /** Each change waits for the one before it, so that the last one chosen is the last one stored. */
  #lastTurn: Promise<void> = Promise.resolve();
  #underWay = 0;
  #stored: Choices = choicesOf(defaultPreferences);

  constructor(
    session: SessionViewModel,
    preferences: Pick<PreferencesRepository, 'subscribe' | 'change'>,
    mails: Pick<MessageMails, 'areSent'>,
  ) {
    this.#session = session;
    this.#preferences = preferences;
    this.offered = mails.areSent ? [...notificationChoices, ...mailSwitches] : notificationChoices;
    makeAutoObservable(this, { choices: observableRef, offered: false }, { autoBind: true });
  }

  /** Whether e-mails have an address to go to. */
  get hasAddress(): boolean {
    return (this.#session.profile?.email ?? null) !== null;
  }

  start(): Unsubscribe {
    return followPerson(this.#session, (uid) =>
      uid === null
        ? nothingToStop
        : this.#preferences.subscribe(uid, (result) => runInAction(() => this.#show(result))),
    );
  }

  /** A result that arrives while a change is pending is outdated. */
  #show(result: BackendResult<Preferences>): void {
    if (result.ok && this.#underWay === 0) {
      this.#stored = choicesOf(result.value);
      this.choices = this.#stored;
    }
    if (result.ok || this.choices === null) this.status = result.ok ? 'ready' : result.failure;
  }

  async choose(choice: Choice, isWanted: boolean): Promise<void> {
    const uid = this.#session.profile?.uid;
    if (uid === undefined || this.choices === null) return;
    this.#begin({ ...this.choices, [choice]: isWanted });
    this.#lastTurn = this.#lastTurn.then(async () => {
      const chosen = { ...this.#stored, [choice]: isWanted };
      const stored = await this.#preferences.change(uid, changeOf(choice, chosen));
      if (stored.ok) this.#stored = chosen;
      runInAction(() => this.#end(choice, isWanted, stored));
    });
    await this.#lastTurn;
  }

  retry(): void {
    this.status = 'loading';
    this.attempt += 1;
  }

  #begin(chosen: Choices): void {
    this.#underWay += 1;
    this.choices = chosen;
    this.failure = null;
  }

  #end(choice: Choice, wasWanted: boolean, stored: BackendResult<void>): void {
    this.#underWay -= 1;
    if (stored.ok || this.choices === null) return;
    this.choices = { ...this.choices, [choice]: !wasWanted };
    this.failure = stored.failure;
  }
}

function choicesOf({ notifications, mails }: Preferences): Choices {
  const { messages, savedSearches, endingListings, favouritePrices } = mails;
  return {
    ...notifications,
    messageMails: messages,
    searchMails: savedSearches,
    priceMails: favouritePrices,
    endingMails: endingListings,
  };
}

function changeOf(choice: Choice, chosen: Choices): Partial<Preferences> {
  const {
    messageMails: messages,
    searchMails: savedSearches,
    priceMails: favouritePrices,
    endingMails: endingListings,
    ...notifications
  } = chosen;
  return isOfMails(choice)
    ? { mails: { messages, savedSearches, endingListings, favouritePrices } }
    : { notifications };
}

export function isOfMails(choice: Choice): choice is MailSwitch {
  return mailSwitches.some((name) => name === choice);
}
