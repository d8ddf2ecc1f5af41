import type { DocumentReference, Firestore } from 'firebase/firestore';
import type { ModerationSettingsRepository } from '../../../application/moderation/ModerationSettingsRepository';
import type { Sha256 } from '../../../application/moderation/Sha256';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { Clock } from '../../../application/shared/Clock';
import { changeSettings, type SettingsOrder, type SettingsRefusal } from '../../../domain/moderation/changeSettings';
import type { ReviewSettings } from '../../../domain/listings/review/ReviewSettings';
import { success, type Result } from '../../../domain/shared/Result';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { reviewSettingsOf, settingsReference } from '../documents/reviewSettingsOf';
import { accountOf } from '../listings/changeListing';
import { commitEntry } from './commitEntry';
import { headOf } from './readContext';
import { writeEntry } from './writeEffects';

export class FirestoreModerationSettingsRepository implements ModerationSettingsRepository {
  readonly #reference: DocumentReference;
  readonly #operations: FirebaseOperations;
  readonly #clock: Clock;
  readonly #sha256: Sha256;

  constructor(firestore: Firestore, operations: FirebaseOperations, clock: Clock, sha256: Sha256) {
    this.#reference = settingsReference(firestore);
    this.#operations = operations;
    this.#clock = clock;
    this.#sha256 = sha256;
  }

  async change(order: SettingsOrder): Promise<Result<ReviewSettings, SettingsRefusal | BackendFailure>> {
    const { firestore } = this.#reference;
    const changed = await commitEntry(
      this.#operations,
      firestore,
      async (transaction): Promise<Result<ReviewSettings, SettingsRefusal>> => {
        const [head, actor, stored] = await Promise.all([
          headOf(transaction, firestore),
          accountOf(transaction, firestore, order.by),
          transaction.get(this.#reference),
        ]);
        const context = { head, actor, settings: reviewSettingsOf(stored) };
        const effects = changeSettings(order, context, this.#clock.now(), this.#sha256);
        if (!effects.ok) return effects;
        writeEntry(transaction, firestore, effects.value.entry);
        transaction.set(this.#reference, effects.value.settings);
        return success(effects.value.settings);
      },
    );
    return changed.ok ? changed.value : changed;
  }
}
