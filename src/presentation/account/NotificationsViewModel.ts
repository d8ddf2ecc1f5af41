import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { MessageMails } from '../../application/notifications/MessageMails';
import type { OwnPushDevices } from '../../application/notifications/OwnPushDevices';
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

/** In the order of the page, as the other lists of choices. */
const mailSwitches = ['messageMails', 'searchMails', 'priceMails', 'endingMails'] as const;
const pushSwitches = ['searchPushes', 'pricePushes', 'endingPushes'] as const;
type MailSwitch = (typeof mailSwitches)[number];
type PushSwitch = (typeof pushSwitches)[number];
/** Of notifications of the page, of e-mails and of pushes. */
export type Choice = NotificationChoice | MailSwitch | PushSwitch;

/** The choices of one channel, with its name. */
export interface ChannelChoices {
  readonly channel: 'site' | 'mails' | 'pushes';
  readonly choices: readonly Choice[];
}

type Choices = NotificationChoices & Readonly<Record<MailSwitch | PushSwitch, boolean>>;

/** The notifications, e-mails and pushes a person wants. Each choice is optimistic: it is undone when it cannot be stored. */
export class NotificationsViewModel {
  choices: Choices | null = null;
  status: 'loading' | 'ready' | BackendFailure = 'loading';
  /** Why the last choice was undone. */
  failure: BackendFailure | null = null;
  attempt = 0;
  /** What can be chosen on this site. */
  readonly offered: readonly ChannelChoices[];
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
    devices: Pick<OwnPushDevices, 'publicKey'>,
  ) {
    this.#session = session;
    this.#preferences = preferences;
    const channels: readonly ChannelChoices[] = [
      { channel: 'site', choices: notificationChoices },
      { channel: 'mails', choices: mails.areSent ? mailSwitches : [] },
      { channel: 'pushes', choices: devices.publicKey === null ? [] : pushSwitches },
    ];
    this.offered = channels.filter(({ choices }) => choices.length > 0);
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

function choicesOf({ notifications, mails, pushes }: Preferences): Choices {
  return {
    ...notifications,
    messageMails: mails.messages,
    searchMails: mails.savedSearches,
    priceMails: mails.favouritePrices,
    endingMails: mails.endingListings,
    searchPushes: pushes.savedSearches,
    pricePushes: pushes.favouritePrices,
    endingPushes: pushes.endingListings,
  };
}

function changeOf(choice: Choice, chosen: Choices): Partial<Preferences> {
  if (isOfMails(choice)) {
    const { messageMails: messages, searchMails, priceMails, endingMails } = chosen;
    return {
      mails: { messages, savedSearches: searchMails, endingListings: endingMails, favouritePrices: priceMails },
    };
  }
  if (isOfPushes(choice)) {
    const { searchPushes, pricePushes, endingPushes } = chosen;
    return {
      pushes: { savedSearches: searchPushes, endingListings: endingPushes, favouritePrices: pricePushes },
    };
  }
  const { messages, savedSearches } = chosen;
  return { notifications: { messages, savedSearches } };
}

function isOfMails(choice: Choice): choice is MailSwitch {
  return mailSwitches.some((name) => name === choice);
}

function isOfPushes(choice: Choice): choice is PushSwitch {
  return pushSwitches.some((name) => name === choice);
}
