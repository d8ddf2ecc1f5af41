import { expect, test } from 'vitest';
import { measuresFor } from '../../../src/domain/moderation/Measure';
import { gravestReason, reasonPresets } from '../../../src/domain/moderation/reasonPresets';

test('each reason proposes a ground, a category, measures, points and a weight in the queue', () => {
  const rows = Object.entries(reasonPresets).map(([reason, { ground, category, measures, points, weight }]) =>
    [reason, ground, category, measures.listing, measures.person, points, weight].join(' '),
  );
  expect(rows).toEqual([
    'scam illegal SCAMS_AND_FRAUD removal warning 5 5',
    'forbidden illegal UNSAFE_AND_PROHIBITED_PRODUCTS removal warning 3 5',
    'counterfeit illegal INTELLECTUAL_PROPERTY_INFRINGEMENTS removal warning 3 4',
    'wrong-category terms OTHER_VIOLATION_TC correction none 0 1',
    'duplicate terms OTHER_VIOLATION_TC removal none 0 1',
    'offensive illegal ILLEGAL_OR_HARMFUL_SPEECH removal warning 3 3',
    'harassment illegal CYBER_VIOLENCE removal warning 4 5',
    'spam terms OTHER_VIOLATION_TC removal warning 1 2',
    'privacy illegal DATA_PROTECTION_AND_PRIVACY_VIOLATIONS removal warning 2 4',
    'other terms OTHER_VIOLATION_TC none none 0 2',
  ]);
});

test('the gravest of several reasons has the highest weight, and is the first of those', () => {
  expect(gravestReason(['spam', 'scam', 'privacy', 'forbidden'])).toBe('scam');
  expect(gravestReason(['forbidden', 'scam'])).toBe('forbidden');
  expect(gravestReason(['duplicate'])).toBe('duplicate');
  expect(gravestReason([])).toBeNull();
});

test('the proposed measures are among those of the target', () => {
  for (const { measures } of Object.values(reasonPresets)) {
    expect(measuresFor('listing')).toContain(measures.listing);
    expect(measuresFor('person')).toContain(measures.person);
  }
});
