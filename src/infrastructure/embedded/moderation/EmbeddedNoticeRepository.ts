import type { NoticeRepository } from '../../../application/moderation/NoticeRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import { caseIdOf, withNotice } from '../../../domain/moderation/ModerationCase';
import type { Notice, NoticeOutcome, NoticeTarget, ReceivedNotice } from '../../../domain/moderation/Notice';
import { answerTo } from '../../../domain/moderation/ReportOutcome';
import { failure, success, type Result } from '../../../domain/shared/Result';
import type { EmbeddedConnection } from '../database/EmbeddedSchema';
import type { NoticeRecord } from '../database/records';
import type { ModerationStores } from './ModerationStores';
import { knownCaseOf } from './moderationOfRecord';
import { seenContentOf } from './readTarget';

export class EmbeddedNoticeRepository implements NoticeRepository {
  readonly isDemonstration = true;
  readonly #stores: ModerationStores;
  readonly #clock: Clock;

  constructor(stores: ModerationStores, clock: Clock) {
    this.#stores = stores;
    this.#clock = clock;
  }

  async add({ sender, ...notice }: Notice): Promise<Result<void, BackendFailure | 'missing'>> {
    const { reference, target, reason } = notice;
    const caseId = caseIdOf(target);
    const added = await this.#stores.write(async (transaction): Promise<Result<void, 'missing'>> => {
      const [notices, cases] = [transaction.objectStore('notices'), transaction.objectStore('cases')];
      if ((await notices.getKey(reference)) !== undefined) return success();
      const now = this.#clock.now();
      const content = await seenContentOf(transaction, target, now);
      if (content === null) return failure('missing');
      const known = knownCaseOf(await cases.get(caseId));
      const author = sender && { name: sender.name, email: sender.email.value };
      await notices.add({ ...notice, sender: author, createdAt: now, content });
      await cases.put({ ...withNotice(known, { target, title: content.title, reason }, now), id: caseId });
      return success();
    });
    if (!added.ok) return added;
    if (added.value.ok) this.#stores.publish({ store: 'cases', ids: [caseId] });
    return added.value;
  }

  outcomeOf(reference: string): Promise<BackendResult<NoticeOutcome | null>> {
    return this.#stores.read(async (connection) => {
      const notice = await connection.get('notices', reference);
      return notice === undefined ? null : outcomeOf(connection, notice);
    });
  }

  targetOf(reference: string): Promise<BackendResult<NoticeTarget | null>> {
    return this.#stores.readAsAdmin(async (connection) => (await connection.get('notices', reference))?.target ?? null);
  }

  noticesOn(target: NoticeTarget, limit: number): Promise<BackendResult<readonly ReceivedNotice[]>> {
    return this.#stores.readAsAdmin(async (connection) => {
      const notices = (await connection.getAll('notices')).filter(
        (notice) => caseIdOf(notice.target) === caseIdOf(target),
      );
      const newest = notices.toSorted((one, other) => other.createdAt - one.createdAt).slice(0, limit);
      return Promise.all(newest.map(async (notice) => ({ ...notice, outcome: await outcomeOf(connection, notice) })));
    });
  }
}

async function outcomeOf(
  connection: EmbeddedConnection,
  { createdAt, target }: Pick<NoticeRecord, 'createdAt' | 'target'>,
): Promise<NoticeOutcome> {
  const outcome = (await connection.get('report_outcomes', caseIdOf(target))) ?? null;
  return answerTo(createdAt, outcome).outcome;
}
