import {
  collection,
  documentId,
  getCountFromServer,
  getDocsFromServer,
  limit as atMost,
  orderBy,
  query,
  serverTimestamp,
  startAfter,
  Timestamp,
  where,
  type Firestore,
  type QueryConstraint,
} from 'firebase/firestore';
import { MOST_DECISIONS, type DecisionRepository } from '../../../application/moderation/DecisionRepository';
import type { Sha256 } from '../../../application/moderation/Sha256';
import type { BackendFailure, TimedFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { Page } from '../../../application/shared/Page';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { appealed, type AppealRefusal } from '../../../domain/moderation/Appeal';
import { decide, type DecisionOrder, type DecisionRefusal } from '../../../domain/moderation/decide';
import type { Decision } from '../../../domain/moderation/Decision';
import { judge, type JudgementOrder, type JudgementRefusal } from '../../../domain/moderation/judge';
import type { Instant } from '../../../domain/shared/Instant';
import { failure, success, type Result } from '../../../domain/shared/Result';
import type { ClockCheck } from '../connection/ClockCheck';
import { commitTransaction } from '../connection/commitTransaction';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { placeOf, readPlace } from '../connection/pagePlace';
import { SharedListeners, type Schedule } from '../connection/SharedListeners';
import { subscribeToQuery } from '../connection/subscribeToDocuments';
import { commitEntry } from './commitEntry';
import { decisionOfDocument, readAll } from './moderationOfDocument';
import { decisionReference } from './moderationReferences';
import { readDecision, readDecisionContext, readJudgementContext } from './readContext';
import { writeDecision, writeJudgement } from './writeEffects';

const isAppealed = where('status', '==', 'appealed');

export class FirestoreDecisionRepository implements DecisionRepository {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;
  readonly #clock: Clock;
  readonly #clockCheck: ClockCheck;
  readonly #sha256: Sha256;
  readonly #lists: SharedListeners<BackendResult<readonly Decision[]>>;

  constructor(
    firestore: Firestore,
    operations: FirebaseOperations,
    clock: Clock,
    clockCheck: ClockCheck,
    sha256: Sha256,
    schedule?: Schedule,
  ) {
    this.#firestore = firestore;
    this.#operations = operations;
    this.#clock = clock;
    this.#clockCheck = clockCheck;
    this.#sha256 = sha256;
    this.#lists = new SharedListeners(schedule);
  }

  async decide(order: DecisionOrder): Promise<Result<number, DecisionRefusal | TimedFailure>> {
    const decided = await commitEntry(
      this.#operations,
      this.#firestore,
      async (transaction): Promise<Result<number, DecisionRefusal>> => {
        const context = await readDecisionContext(transaction, this.#firestore, order.by, order.target);
        const effects = decide(order, context, this.#clock.now(), this.#sha256);
        if (!effects.ok) return effects;
        writeDecision(transaction, this.#firestore, context, effects.value);
        return success(effects.value.entry.number);
      },
    );
    return decided.ok ? decided.value : this.#clockCheck.explainNow(decided);
  }

  async judge(order: JudgementOrder): Promise<Result<Decision, JudgementRefusal | TimedFailure | 'missing'>> {
    const judged = await commitEntry(
      this.#operations,
      this.#firestore,
      async (transaction): Promise<Result<Decision, JudgementRefusal | 'missing'>> => {
        const context = await readJudgementContext(transaction, this.#firestore, order.by, order.decision);
        if (context === null) return failure('missing');
        const effects = judge(order, context, this.#clock.now(), this.#sha256);
        if (!effects.ok) return effects;
        writeJudgement(transaction, this.#firestore, context, effects.value);
        return success(effects.value.decision);
      },
    );
    return judged.ok ? judged.value : this.#clockCheck.explainNow(judged);
  }

  async appeal(
    number: number,
    personId: string,
    text: string,
  ): Promise<Result<Decision, AppealRefusal | BackendFailure | 'missing'>> {
    const sent = await commitTransaction(
      this.#operations,
      this.#firestore,
      async (transaction): Promise<Result<Decision, AppealRefusal | 'missing'>> => {
        const decision = await readDecision(transaction, this.#firestore, number);
        if (decision === null) return failure('missing');
        const changed = appealed(decision, personId, text, this.#clock.now());
        if (!changed.ok) return changed;
        const { status, appeal } = changed.value;
        const changes = { status, appeal, appealedAt: serverTimestamp() };
        transaction.update(decisionReference(this.#firestore, number), changes);
        return changed;
      },
    );
    return sent.ok ? sent.value : sent;
  }

  subscribeToPerson(
    personId: string,
    limit: number,
    listener: (decisions: BackendResult<readonly Decision[]>) => void,
  ): Unsubscribe {
    const about = [where('personId', '==', personId), orderBy('number', 'desc'), atMost(limit)];
    return this.#subscribe(`${limit} ${personId}`, listener, ...about);
  }

  subscribeToAppealed(listener: (decisions: BackendResult<readonly Decision[]>) => void): Unsubscribe {
    return this.#subscribe('', listener, isAppealed, orderBy('appealedAt'), atMost(MOST_DECISIONS));
  }

  async countAppealed(limit: number): Promise<BackendResult<number>> {
    const waiting = query(collection(this.#firestore, 'decisions'), isAppealed, atMost(limit));
    const counted = await this.#operations.run(() => getCountFromServer(waiting));
    return counted.ok ? success(counted.value.data().count) : counted;
  }

  async decidedBetween(
    from: Instant,
    until: Instant,
    after: string | null,
    limit: number,
  ): Promise<BackendResult<Page<Decision>>> {
    const page = query(
      collection(this.#firestore, 'decisions'),
      where('decidedAt', '>=', Timestamp.fromMillis(from)),
      where('decidedAt', '<', Timestamp.fromMillis(until)),
      orderBy('decidedAt'),
      orderBy(documentId()),
      ...(after === null ? [] : [startAfter(...readPlace(after))]),
      atMost(limit),
    );
    const found = await this.#operations.run(() => getDocsFromServer(page));
    if (!found.ok) return found;
    const { docs } = found.value;
    const next = docs.length < limit ? null : placeOf(docs.at(-1), 'decidedAt');
    return success({ items: readAll(docs, decisionOfDocument), next });
  }

  #subscribe(
    key: string,
    listener: (decisions: BackendResult<readonly Decision[]>) => void,
    ...constraints: readonly QueryConstraint[]
  ): Unsubscribe {
    return subscribeToQuery(
      { operations: this.#operations, shared: this.#lists, key },
      query(collection(this.#firestore, 'decisions'), ...constraints),
      (documents) => readAll(documents, decisionOfDocument),
      listener,
    );
  }
}
