import {
  doc,
  getDocFromServer,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase/firestore';
import type { ModerationSettingsRepository } from '../../../application/moderation/ModerationSettingsRepository';
import type { Sha256 } from '../../../application/moderation/Sha256';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import {
  changeSettings,
  SETTINGS_ID,
  type SettingsOrder,
  type SettingsRefusal,
} from '../../../domain/moderation/changeSettings';
import { noSettings, type ReviewSettings } from '../../../domain/listings/review/ReviewSettings';
import { success, type Result } from '../../../domain/shared/Result';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { readDocument } from '../connection/readDocument';
import { accountOf } from '../listings/changeListing';
import { commitEntry } from './commitEntry';
import { moderationSettingsDocument } from './moderationSchemas';
import { headOf } from './readContext';
import { writeEntry } from './writeEffects';

export class FirestoreModerationSettingsRepository implements ModerationSettingsRepository {
  readonly #reference: DocumentReference;
  readonly #operations: FirebaseOperations;
  readonly #clock: Clock;
  readonly #sha256: Sha256;

  constructor(firestore: Firestore, operations: FirebaseOperations, clock: Clock, sha256: Sha256) {
    this.#reference = doc(firestore, 'config', SETTINGS_ID);
    this.#operations = operations;
    this.#clock = clock;
    this.#sha256 = sha256;
  }

  read(): Promise<BackendResult<ReviewSettings>> {
    return this.#operations.run(async () => settingsOf(await getDocFromServer(this.#reference)));
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
        const context = { head, actor, settings: settingsOf(stored) };
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

function settingsOf(stored: DocumentSnapshot): ReviewSettings {
  return (stored.exists() ? readDocument(moderationSettingsDocument, stored) : null) ?? noSettings;
}
