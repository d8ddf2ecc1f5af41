import { caseIdOf } from '../../../src/domain/moderation/ModerationCase';
import { InMemoryReportReader } from '../../support/inMemory/notifications/InMemoryReportReader';
import { describeReportReader } from '../notifications/reportReaderContract';

describeReportReader('InMemoryReportReader', () => {
  const reader = new InMemoryReportReader();
  return {
    reader,
    send: async (report, createdAt) => {
      reader.reports = [...reader.reports, { ...report, createdAt, title: 'Vélo' }];
    },
    answer: async (outcome) => {
      const others = reader.outcomes.filter(({ target }) => caseIdOf(target) !== caseIdOf(outcome.target));
      reader.outcomes = [...others, outcome];
    },
  };
});
