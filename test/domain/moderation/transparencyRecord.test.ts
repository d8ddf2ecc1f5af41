import { expect, test } from 'vitest';
import type { Statement } from '../../../src/domain/moderation/Statement';
import { transparencyRecord } from '../../../src/domain/moderation/transparencyRecord';
import { aStatement } from '../../support/builders/aDecision';

const contentAt = Date.UTC(2026, 10, 2, 23, 59);
const recordOf = (statement: Statement) => transparencyRecord('0000000042', statement, contentAt);

test('the removal of an illegal listing has every field that the Transparency Database requires', () => {
  expect(recordOf(aStatement())).toEqual({
    decision_visibility: ['DECISION_VISIBILITY_CONTENT_REMOVED'],
    decision_ground: 'DECISION_GROUND_ILLEGAL_CONTENT',
    illegal_content_legal_ground: aStatement().reference,
    illegal_content_explanation: aStatement().explanation,
    puid: '0000000042',
    category: 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD',
    content_type: ['CONTENT_TYPE_PRODUCT'],
    content_date: '2026-11-02',
    application_date: '2026-11-23',
    decision_facts: aStatement().facts,
    source_type: 'SOURCE_ARTICLE_16',
    automated_detection: 'No',
    automated_decision: 'AUTOMATED_DECISION_NOT_AUTOMATED',
  });
});

test('a breach of the terms names the clause', () => {
  const record = recordOf(aStatement({ ground: 'terms', reference: 'Règles de diffusion, article 2' }));
  expect(record).toMatchObject({
    decision_ground: 'DECISION_GROUND_INCOMPATIBLE_CONTENT',
    incompatible_content_ground: 'Règles de diffusion, article 2',
    incompatible_content_explanation: aStatement().explanation,
  });
  expect(record).not.toHaveProperty('illegal_content_legal_ground');
});

test('a listing to be corrected is declared as disabled', () => {
  expect(recordOf(aStatement({ measure: 'correction' }))).toMatchObject({
    decision_visibility: ['DECISION_VISIBILITY_CONTENT_DISABLED'],
  });
});

test('what is not a listing is declared as a text', () => {
  expect(recordOf(aStatement({ target: { kind: 'person', id: 'karim' } }))).toMatchObject({
    content_type: ['CONTENT_TYPE_TEXT'],
  });
});

test('a restriction is declared as a suspension of the account', () => {
  const target = { kind: 'person', id: 'karim' } as const;
  expect(recordOf(aStatement({ target, measure: 'restriction' }))).toMatchObject({
    decision_account: 'DECISION_ACCOUNT_SUSPENDED',
  });
  expect(recordOf(aStatement({ target, measure: 'closing' }))).toMatchObject({
    decision_account: 'DECISION_ACCOUNT_TERMINATED',
  });
});

test('what a reset takes out of a profile is declared as removed, a portrait as an image', () => {
  const target = { kind: 'person', id: 'karim' } as const;
  const declared = (type: string) => ({
    decision_visibility: ['DECISION_VISIBILITY_CONTENT_REMOVED'],
    content_type: [type],
  });
  expect(recordOf(aStatement({ target, measure: 'name-reset' }))).toMatchObject(declared('CONTENT_TYPE_TEXT'));
  expect(recordOf(aStatement({ target, measure: 'text-reset' }))).toMatchObject(declared('CONTENT_TYPE_TEXT'));
  expect(recordOf(aStatement({ target, measure: 'portrait-reset' }))).toMatchObject(declared('CONTENT_TYPE_IMAGE'));
});

test('the source of the facts is declared', () => {
  expect(recordOf(aStatement({ source: 'trusted-flagger' }))?.source_type).toBe('SOURCE_TRUSTED_FLAGGER');
  expect(recordOf(aStatement({ source: 'own-initiative' }))?.source_type).toBe('SOURCE_VOLUNTARY');
});

test('a measure that restricts nobody is not declared', () => {
  expect(recordOf(aStatement({ measure: 'none' }))).toBeNull();
  expect(recordOf(aStatement({ measure: 'approval' }))).toBeNull();
  expect(recordOf(aStatement({ measure: 'warning' }))).toBeNull();
});
