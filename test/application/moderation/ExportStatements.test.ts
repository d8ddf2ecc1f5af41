import { expect, test } from 'vitest';
import { decisionPage } from '../../../src/application/moderation/decisionPage';
import type { DecisionRepository } from '../../../src/application/moderation/DecisionRepository';
import { ExportStatements } from '../../../src/application/moderation/ExportStatements';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import type { Listing } from '../../../src/domain/listings/Listing';
import type { Decision } from '../../../src/domain/moderation/Decision';
import { transparencyFields } from '../../../src/domain/moderation/transparencyRecord';
import { failure, success } from '../../../src/domain/shared/Result';
import { aDecision, aStatement } from '../../support/builders/aDecision';
import { aListing } from '../../support/builders/aListing';
import { aTextDownload } from '../../support/doubles/aTextDownload';

const timers = {
  after: (_milliseconds: number, action: () => void) => {
    action();
    return () => undefined;
  },
};
const table = { fileName: 'motifs.csv', year: 2026 };
const run = { onProgress: () => undefined, isCancelled: () => false };

function decisionsOf(decisions: readonly Decision[]): Pick<DecisionRepository, 'decidedBetween'> {
  return {
    decidedBetween: async (from, until, after, limit) => success(decisionPage(decisions, from, until, after, limit)),
  };
}

const listingsOf = (found: BackendResult<Listing | null>) => ({
  subscribe: (_id: string, listener: (listing: BackendResult<Listing | null>) => void) => {
    listener(found);
    return () => undefined;
  },
});

const published = Date.UTC(2026, 2, 14);
const aPublished = listingsOf(success(aListing({ publishedAt: published })));

async function rowsOf(decisions: readonly Decision[], listings = aPublished) {
  const { download, files } = aTextDownload();
  const exported = await new ExportStatements(decisionsOf(decisions), listings, download, timers).execute(table, run);
  const [header, ...rows] = (files.get('motifs.csv') ?? '').split('\r\n').slice(0, -1);
  return { exported, header, rows };
}

const person = { kind: 'person', id: 'karim' } as const;

test('the file has the fields of the Transparency Database, and a line for each statement', async () => {
  const { exported, header, rows } = await rowsOf([aDecision()]);
  expect(exported).toEqual(success(1));
  expect(header).toBe(`\uFEFF${transparencyFields.map((field) => `"${field}"`).join(';')}`);
  expect(rows).toEqual([
    '"0000000042";"[""DECISION_VISIBILITY_CONTENT_REMOVED""]";"";"DECISION_GROUND_ILLEGAL_CONTENT";"Code pénal, article 313-1";"Demander un paiement irréversible avant la remise est une manœuvre.";"";"";"STATEMENT_CATEGORY_SCAMS_AND_FRAUD";"[""CONTENT_TYPE_PRODUCT""]";"2026-03-14";"2026-11-23";"Le vendeur demande un mandat avant la remise.";"SOURCE_ARTICLE_16";"No";"AUTOMATED_DECISION_NOT_AUTOMATED"',
  ]);
});

test('the file names neither the person concerned nor their listing', async () => {
  const { rows } = await rowsOf([
    aDecision({ statement: aStatement({ personId: 'uid-de-karim', title: 'Vélo de Karim' }), appeal: 'Je conteste.' }),
  ]);
  expect(rows).toHaveLength(1);
  expect(rows[0]).not.toMatch(/karim|velo|conteste/i);
});

test('only the decisions of the year are exported, the oldest first, and measures that restrict nobody are left out', async () => {
  const at = (number: number, decidedAt: number, changes = {}) =>
    aDecision({ number, statement: aStatement({ decidedAt, ...changes }) });
  const { exported, rows } = await rowsOf([
    at(5, Date.UTC(2027, 0)),
    at(4, Date.UTC(2027, 0) - 1, { target: person, measure: 'restriction' }),
    at(3, Date.UTC(2026, 5), { target: person, measure: 'warning' }),
    at(2, Date.UTC(2026, 0)),
    at(1, Date.UTC(2026, 0) - 1),
  ]);
  expect(exported).toEqual(success(2));
  expect(rows.map((row) => row.slice(0, 12))).toEqual(['"0000000002"', '"0000000004"']);
});

test.each([0, 24, 25, 26, 60])('a year of %i decisions is exported whole, each decision once', async (count) => {
  const decisions = Array.from({ length: count }, (_, index) => aDecision({ number: index + 1 }));
  const { exported, rows } = await rowsOf(decisions);
  expect(exported).toEqual(success(count));
  expect(new Set(rows).size).toBe(count);
});

test('the date of the content is that of the decision for a person, and for a listing that is gone', async () => {
  const restriction = aDecision({ statement: aStatement({ target: person, measure: 'restriction' }) });
  const dated = '"2026-11-23";"2026-11-23"';
  expect((await rowsOf([restriction])).rows[0]).toContain(dated);
  expect((await rowsOf([aDecision()], listingsOf(success(null)))).rows[0]).toContain(dated);
});

test('an export of statements ends with what decisions or a listing could not be read for', async () => {
  const { exported } = await rowsOf([aDecision()], listingsOf(failure('offline')));
  expect(exported).toEqual(failure('offline'));
  const { download, files } = aTextDownload();
  const refused = { decidedBetween: async () => failure('denied' as const) };
  const denied = await new ExportStatements(refused, aPublished, download, timers).execute(table, run);
  expect([denied, files.size]).toEqual([failure('denied'), 0]);
});
