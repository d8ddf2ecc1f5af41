import { doc, serverTimestamp, type Firestore } from 'firebase/firestore';
import type { Sha256 } from '../../../application/moderation/Sha256';
import type { TeamRepository } from '../../../application/moderation/TeamRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { Clock } from '../../../application/shared/Clock';
import { changeTeam, type TeamOrder, type TeamRefusal } from '../../../domain/moderation/team';
import { success, type Result } from '../../../domain/shared/Result';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { readRestriction } from '../documents/readRestriction';
import { accountOf } from '../listings/changeListing';
import { commitEntry } from './commitEntry';
import { headOf } from './readContext';
import { writeEntry } from './writeEffects';

export class FirestoreTeamRepository implements TeamRepository {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;
  readonly #clock: Clock;
  readonly #sha256: Sha256;

  constructor(firestore: Firestore, operations: FirebaseOperations, clock: Clock, sha256: Sha256) {
    this.#firestore = firestore;
    this.#operations = operations;
    this.#clock = clock;
    this.#sha256 = sha256;
  }

  async change(order: TeamOrder): Promise<Result<void, TeamRefusal | BackendFailure>> {
    const changed = await commitEntry(
      this.#operations,
      this.#firestore,
      async (transaction): Promise<Result<void, TeamRefusal>> => {
        const [head, actor, person, restriction] = await Promise.all([
          headOf(transaction, this.#firestore),
          accountOf(transaction, this.#firestore, order.by),
          accountOf(transaction, this.#firestore, order.personId),
          readRestriction(transaction, this.#firestore, order.personId),
        ]);
        const context = { head, actor, person, restriction };
        const effects = changeTeam(order, context, this.#clock.now(), this.#sha256);
        if (!effects.ok) return effects;
        writeEntry(transaction, this.#firestore, effects.value.entry);
        const { role } = effects.value.person;
        transaction.update(doc(this.#firestore, 'users', order.personId), { role, updatedAt: serverTimestamp() });
        return success();
      },
    );
    return changed.ok ? changed.value : changed;
  }
}
