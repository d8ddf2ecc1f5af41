import {
  collection,
  doc,
  documentId,
  getCountFromServer,
  getDocFromServer,
  getDocsFromServer,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  Timestamp,
  where,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore';
import type { DailyFiguresRepository } from '../../../application/analytics/DailyFiguresRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import { boundsOfDay, dayAfter, type DailyFigures } from '../../../domain/analytics/DailyFigures';
import { success } from '../../../domain/shared/Result';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { readDocument } from '../connection/readDocument';
import { statisticsDocument, statisticsEntryOf, figuresOfEntry } from './statisticsSchema';

/** The rules let an admin list, and so count, as many. */
const MOST_COUNTED = 1000;

/**
 * Counts a day once: `statistics/{YYYY-MM}` holds the days of a month that are counted, from the first one on. Costs a read for each
 * month, and four for each day that nobody has counted yet.
 */
export class FirestoreDailyFiguresRepository implements DailyFiguresRepository {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;
  readonly #clock: Clock;

  constructor(firestore: Firestore, operations: FirebaseOperations, clock: Clock) {
    this.#firestore = firestore;
    this.#operations = operations;
    this.#clock = clock;
  }

  async read(days: readonly string[], mostCounted: number): Promise<BackendResult<readonly DailyFigures[]>> {
    const lastDays = new Map(days.map((day) => [day.slice(0, 'YYYY-MM'.length), day]));
    const read = await this.#operations.run(async () => {
      const months = await Promise.all([...lastDays].map(([month, last]) => this.#readMonth(month, last)));
      const figures: DailyFigures[] = [];
      let left = mostCounted;
      for (const { reference, entries, counted, missing } of months) {
        const fresh = await this.#countAndStore(reference, entries, missing.slice(0, left));
        left -= fresh.length;
        figures.push(...counted, ...fresh);
      }
      return figures;
    });
    if (!read.ok) return read;
    return success(read.value.filter(({ day }) => days.includes(day)));
  }

  /** What is counted of a month, and the days that are not, up to the last one that is asked for. */
  async #readMonth(month: string, last: string) {
    const reference = doc(this.#firestore, 'statistics', month);
    const stored = await getDocFromServer(reference);
    const entries = stored.exists() ? (readDocument(statisticsDocument, stored)?.days ?? []) : [];
    const counted = entries.map((entry, index) => figuresOfEntry(dayAfter(`${month}-01`, index), entry));
    return { reference, entries, counted, missing: daysOf(month, last).slice(counted.length) };
  }

  async #countAndStore(
    reference: DocumentReference,
    entries: readonly string[],
    missing: readonly string[],
  ): Promise<readonly DailyFigures[]> {
    if (missing.length === 0) return [];
    const fresh = await this.#count(missing);
    const storable = fresh.filter(({ day }) => Date.parse(`${dayAfter(day, 1)}T00:00Z`) <= this.#clock.now());
    if (storable.length > 0) await this.#store(reference, [...entries, ...storable.map(statisticsEntryOf)]);
    return fresh;
  }

  /**
   * The rules store days that have ended in UTC, two hours or less after Paris. Days that could not be stored, as when another admin
   * stores them now, are counted again next time.
   */
  async #store(reference: DocumentReference, days: readonly string[]): Promise<void> {
    await this.#operations.run(() =>
      runTransaction(
        this.#firestore,
        async (transaction) => {
          transaction.set(reference, { days, updatedAt: serverTimestamp() });
        },
        { maxAttempts: 1 },
      ),
    );
  }

  async #count(days: readonly string[]): Promise<readonly DailyFigures[]> {
    const visitors = await this.#readVisitors(days);
    return Promise.all(
      days.map(async (day) => {
        const [listings, accounts, reports] = await Promise.all([
          this.#countNew('listings', 'publishedAt', day),
          this.#countNew('users', 'createdAt', day),
          this.#countNew('reports', 'createdAt', day),
        ]);
        return { day, visitors: visitors.get(day) ?? 0, listings, accounts, reports };
      }),
    );
  }

  async #readVisitors(days: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const { docs } = await getDocsFromServer(
      query(
        collection(this.#firestore, 'analytics'),
        where(documentId(), '>=', days.at(0)),
        where(documentId(), '<=', days.at(-1)),
        limit(31),
      ),
    );
    return new Map(docs.map((visits) => [visits.id, Number(visits.get('uniqueVisitors'))]));
  }

  async #countNew(name: string, time: string, day: string): Promise<number> {
    const [from, until] = boundsOfDay(day).map((instant) => Timestamp.fromMillis(instant));
    const counted = await getCountFromServer(
      query(collection(this.#firestore, name), where(time, '>=', from), where(time, '<', until), limit(MOST_COUNTED)),
    );
    return counted.data().count;
  }
}

/** The days of a month up to one of them. */
function daysOf(month: string, last: string): readonly string[] {
  return Array.from({ length: Number(last.slice(-2)) }, (_, index) => dayAfter(`${month}-01`, index));
}
