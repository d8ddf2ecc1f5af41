import type { CaseRepository } from '../../../application/moderation/CaseRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { byUrgency, caseIdOf, heldBy, type ModerationCase } from '../../../domain/moderation/ModerationCase';
import type { ReportTarget } from '../../../domain/moderation/Report';
import type { ReportOutcome } from '../../../domain/moderation/ReportOutcome';
import { contentNamed, type ReceivedReport } from '../../../domain/moderation/ReportedContent';
import { failure, type Result } from '../../../domain/shared/Result';
import type { ReportRecord } from '../database/records';
import { caseOf, knownCaseOf, knownOutcomeOf } from './moderationOfRecord';
import type { ModerationStores } from './ModerationStores';

export class EmbeddedCaseRepository implements CaseRepository {
  readonly #stores: ModerationStores;
  readonly #clock: Clock;

  constructor(stores: ModerationStores, clock: Clock) {
    this.#stores = stores;
    this.#clock = clock;
  }

  subscribeToOpen(limit: number, listener: (cases: BackendResult<readonly ModerationCase[]>) => void): Unsubscribe {
    return this.#stores.followAsAdmin<readonly ModerationCase[]>(
      {
        read: async (connection) => {
          const open = (await connection.getAll('cases')).filter(({ state }) => state === 'open');
          return open.map(caseOf).toSorted(byUrgency).slice(0, limit);
        },
        concerns: ({ store }) => store === 'cases',
        isEmpty: (cases) => cases.length === 0,
      },
      listener,
    );
  }

  subscribe(target: ReportTarget, listener: (known: BackendResult<ModerationCase | null>) => void): Unsubscribe {
    const id = caseIdOf(target);
    return this.#stores.followAsAdmin<ModerationCase | null>(
      {
        read: async (connection) => knownCaseOf(await connection.get('cases', id)),
        concerns: ({ store, ids }) => store === 'cases' && ids.includes(id),
        isEmpty: (known) => known === null,
      },
      listener,
    );
  }

  subscribeToOutcome(
    target: ReportTarget,
    listener: (outcome: BackendResult<ReportOutcome | null>) => void,
  ): Unsubscribe {
    const id = caseIdOf(target);
    return this.#stores.followAsAdmin<ReportOutcome | null>(
      {
        read: async (connection) => knownOutcomeOf(await connection.get('report_outcomes', id)),
        // A decision writes both in one transaction.
        concerns: ({ store, ids }) => store === 'cases' && ids.includes(id),
        isEmpty: (outcome) => outcome === null,
      },
      listener,
    );
  }

  reportsOn(target: ReportTarget, limit: number): Promise<BackendResult<readonly ReceivedReport[]>> {
    return this.#stores.readAsAdmin(async (connection) => {
      const reports = (await connection.getAll('reports')).filter(
        (report) => caseIdOf(report.target) === caseIdOf(target),
      );
      return reports
        .toSorted((one, other) => other.createdAt - one.createdAt)
        .slice(0, limit)
        .map(receivedReportOf);
    });
  }

  async hold(
    target: ReportTarget,
    admin: string,
  ): Promise<Result<ModerationCase, BackendFailure | 'held' | 'missing'>> {
    if (admin !== this.#stores.uid) return failure('denied');
    const id = caseIdOf(target);
    const held = await this.#stores.writeAsAdmin(
      async (transaction): Promise<Result<ModerationCase, 'held' | 'missing'>> => {
        const cases = transaction.objectStore('cases');
        const record = await cases.get(id);
        if (record === undefined) return failure('missing');
        const taken = heldBy(caseOf(record), admin, this.#clock.now());
        if (taken.ok) await cases.put({ ...taken.value, id });
        return taken;
      },
    );
    if (!held.ok) return held;
    if (held.value.ok) this.#stores.publish({ store: 'cases', ids: [id] });
    return held.value;
  }
}

function receivedReportOf({
  reporterId,
  target,
  reason,
  details,
  createdAt,
  content = contentNamed(''),
}: ReportRecord): ReceivedReport {
  return { reporterId, target, reason, details, createdAt, content };
}
