import { expect, test } from 'vitest';
import { newReport, reasonsFor, reportReasons } from '../../../src/domain/moderation/Report';
import { failure, success } from '../../../src/domain/shared/Result';

const target = { kind: 'listing', id: 'velo' } as const;

test('a report has a reason and trimmed details', () => {
  expect(newReport('karim', target, { reason: 'scam', details: '\u200b  Il demande un mandat. ' })).toEqual(
    success({
      reporterId: 'karim',
      target,
      reason: 'scam',
      details: 'Il demande un mandat.',
    }),
  );
  expect(newReport('karim', target, { reason: null, details: 'x' })).toEqual(failure('no-reason'));
});

test('details of five hundred characters are accepted, longer ones refused', () => {
  expect(newReport('karim', target, { reason: 'spam', details: ` ${'x'.repeat(500)} ` }).ok).toBe(true);
  expect(newReport('karim', target, { reason: 'spam', details: 'x'.repeat(501) })).toEqual(failure('details-too-long'));
});

test('the reasons depend on the target, and « other » is last', () => {
  expect(reasonsFor('listing')).toEqual(reportReasons.filter((reason) => reason !== 'harassment'));
  expect(reasonsFor('person')).not.toContain('duplicate');
  expect(reasonsFor('conversation')).toContain('harassment');
  expect([reasonsFor('listing').at(-1), reasonsFor('person').at(-1)]).toEqual(['other', 'other']);
});
