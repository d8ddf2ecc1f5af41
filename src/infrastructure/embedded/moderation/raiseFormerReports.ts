import { caseIdOf, withReport } from '../../../domain/moderation/ModerationCase';
import { contentNamed } from '../../../domain/moderation/ReportedContent';
import { knownCaseOf } from './moderationOfRecord';
import type { ModerationTransaction } from './ModerationTransaction';
import { contentOf } from './readTarget';

/** Gives the reports of earlier versions, which have no content, what their targets are now, and raises their cases. */
export async function raiseFormerReports(transaction: ModerationTransaction): Promise<void> {
  const [reports, cases] = [transaction.objectStore('reports'), transaction.objectStore('cases')];
  const former = (await reports.getAll()).filter(({ content }) => content === undefined);
  for (const report of former.toSorted((one, other) => one.createdAt - other.createdAt)) {
    const { target, reason, createdAt } = report;
    const content = (await contentOf(transaction, target)) ?? contentNamed('');
    const id = caseIdOf(target);
    const raised = withReport(knownCaseOf(await cases.get(id)), { target, title: content.title, reason }, createdAt);
    await reports.put({ ...report, content });
    await cases.put({ ...raised, id });
  }
}
