import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PreferencesRepository } from '../../application/preferences/PreferencesRepository';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { BackendResult } from '../../application/shared/BackendResult';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import {
  allNotifications,
  type NotificationChoice,
  type NotificationChoices,
} from '../../domain/preferences/NotificationChoices';
import type { Preferences } from '../../domain/preferences/Preferences';
import { followPerson, nothingToStop } from '../shared/session/followPerson';
import type { SessionViewModel } from '../shared/session/SessionViewModel';

/** The notifications a person wants. Each choice is optimistic: it is undone when it cannot be stored. */
export class NotificationsViewModel {
  choices: NotificationChoices | null = null;
  status: 'loading' | 'ready' | BackendFailure = 'loading';
  /** Why the last choice was undone. */
  failure: BackendFailure | null = null;
  attempt = 0;
  readonly #session: SessionViewModel;
  readonly #preferences: Pick<PreferencesRepository, 'subscribe' | 'change'>;
  /** Each change waits for the one before it, so that the last one chosen is the last one stored. */
  #lastTurn: Promise<void> = Promise.resolve();
  #underWay = 0;
  #stored: NotificationChoices = allNotifications;

  constructor(session: SessionViewModel, preferences: Pick<PreferencesRepository, 'subscribe' | 'change'>) {
    this.#session = session;
    this.#preferences = preferences;
    makeAutoObservable(this, { choices: observableRef }, { autoBind: true });
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
      this.choices = result.value.notifications;
      this.#stored = result.value.notifications;
    }
    if (result.ok || this.choices === null) this.status = result.ok ? 'ready' : result.failure;
  }

  async choose(choice: NotificationChoice, isWanted: boolean): Promise<void> {
    const uid = this.#session.profile?.uid;
    if (uid === undefined || this.choices === null) return;
    this.#begin({ ...this.choices, [choice]: isWanted });
    this.#lastTurn = this.#lastTurn.then(async () => {
      const chosen = { ...this.#stored, [choice]: isWanted };
      const stored = await this.#preferences.change(uid, { notifications: chosen });
      if (stored.ok) this.#stored = chosen;
      runInAction(() => this.#end(choice, isWanted, stored));
    });
    await this.#lastTurn;
  }

  retry(): void {
    this.status = 'loading';
    this.attempt += 1;
  }

  #begin(chosen: NotificationChoices): void {
    this.#underWay += 1;
    this.choices = chosen;
    this.failure = null;
  }

  #end(choice: NotificationChoice, wasWanted: boolean, stored: BackendResult<void>): void {
    this.#underWay -= 1;
    if (stored.ok || this.choices === null) return;
    this.choices = { ...this.choices, [choice]: !wasWanted };
    this.failure = stored.failure;
  }
}
