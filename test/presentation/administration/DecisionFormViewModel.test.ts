import { describe, expect, test } from 'vitest';
import type { ModerationCase } from '../../../src/domain/moderation/ModerationCase';
import type { ReportReason, ReportTarget } from '../../../src/domain/moderation/Report';
import { DecisionFormViewModel } from '../../../src/presentation/administration/decision/DecisionFormViewModel';
import { MAXIMUM_NOTE_LENGTH } from '../../../src/domain/moderation/journal';
import { readDraft } from '../../../src/presentation/administration/decision/readDraft';
import { statementTemplates } from '../../../src/presentation/administration/decision/templateMessages';
import { memoryDrafts } from '../../support/doubles/memoryDrafts';

const bicycle: ReportTarget = { kind: 'listing', id: 'velo' };
const seen = { reports: 1, decision: null, contentChangedAt: 1 };

const reportedFor = (reason: ReportReason | null, target = bicycle) => ({
  target,
  state: 'open' as ModerationCase['state'],
  reports: 1,
  reason,
  isWaiting: false,
});

function aForm(known = reportedFor('scam'), drafts = memoryDrafts()) {
  const form = new DecisionFormViewModel(drafts);
  form.start(known, 'nadia', statementTemplates);
  return { drafts, form };
}

const texts = {
  facts: 'Des faits assez longs pour être compris.',
  reference: 'Article 313-1',
  explanation: 'Une explication assez longue pour l’être aussi.',
};

describe('what is proposed', () => {
  test('a listing in review is to be approved, unless a report about it waits', () => {
    const known = { ...reportedFor('privacy'), isWaiting: true };
    expect(aForm({ ...known, state: 'closed' }).form.entries).toMatchObject({ measure: 'approval', reason: 'privacy' });
    expect(aForm(known).form.entries).toMatchObject({ measure: 'removal' });
  });

  test('the reason fills measure, ground, category, points and texts', () => {
    expect(aForm().form.entries).toMatchObject({
      ...statementTemplates.scam,
      reason: 'scam',
      measure: 'removal',
      ground: 'illegal',
      category: 'SCAMS_AND_FRAUD',
      points: 5,
      source: 'notice',
    });
  });

  test.each([
    [{ kind: 'person', id: 'karim' }, 'warning'],
    [{ kind: 'conversation', id: 'velo~karim' }, 'none'],
  ] as const)('a report about %j proposes %s', (target, measure) => {
    expect(aForm(reportedFor('harassment', target)).form.entries?.measure).toBe(measure);
  });

  test('a decision without a report is on one’s own initiative', () => {
    expect(
      aForm({ target: bicycle, reports: 0, reason: null, state: 'closed', isWaiting: false }).form.entries,
    ).toMatchObject({
      reason: 'other',
      source: 'own-initiative',
    });
  });

  test('another reason replaces the template, and leaves what somebody has typed', () => {
    const { form } = aForm();
    form.choose('duplicate');
    expect(form.entries).toMatchObject({ ...statementTemplates.duplicate, measure: 'removal', points: 0 });
    form.type(texts);
    form.choose('spam');
    expect(form.entries).toMatchObject({ ...texts, reason: 'spam', points: 1 });
    form.useTemplate();
    expect(form.entries).toMatchObject(statementTemplates.spam);
  });

  test('every template has the length that its texts need once it is filled in', () => {
    for (const { facts, reference, explanation } of Object.values(statementTemplates)) {
      expect(facts.length).toBeGreaterThan(20);
      expect(reference.length).toBeGreaterThan(3);
      expect(explanation.length).toBeGreaterThan(20);
    }
  });
});

describe('sending', () => {
  test('places of a template that are not filled in are errors', () => {
    const { form } = aForm();
    expect(form.orderFor(seen)).toBeNull();
    expect(form.isChecked).toBe(true);
    expect(form.errors).toMatchObject({ facts: 'unfilled' });
  });

  test('an order has the trimmed texts, and the case as it was seen', () => {
    const { form } = aForm();
    form.type({ ...texts, facts: ` ${texts.facts} `, note: ' Note. ' });
    expect(form.orderFor(seen)).toMatchObject({
      by: 'nadia',
      target: bicycle,
      measure: 'removal',
      statement: texts,
      points: 5,
      note: 'Note.',
      seen,
    });
  });

  test('a note that is too long is neither cut nor sent', () => {
    const { form } = aForm();
    const note = 'n'.repeat(MAXIMUM_NOTE_LENGTH + 1);
    form.type({ ...texts, note });
    expect(form.orderFor(seen)).toBeNull();
    expect(form.entries?.note).toBe(note);
    form.type({ note: ` ${'n'.repeat(MAXIMUM_NOTE_LENGTH)} ` });
    expect(form.orderFor(seen)?.note).toHaveLength(MAXIMUM_NOTE_LENGTH);
  });

  test('a decision without an effect has neither statement nor points', () => {
    const { form } = aForm();
    form.type({ measure: 'none' });
    expect(form.errors).toEqual({});
    expect(form.orderFor(seen)).toMatchObject({ measure: 'none', statement: null, points: 0 });
  });
});

describe('drafts', () => {
  test('what was typed is there at the next visit, and for this admin only', () => {
    const { drafts, form } = aForm();
    form.type({ facts: 'Commencé hier.' });
    expect(aForm(reportedFor('scam'), drafts).form.entries?.facts).toBe('Commencé hier.');
    const other = new DecisionFormViewModel(drafts);
    other.start(reportedFor('scam'), 'omar', statementTemplates);
    expect(other.entries?.facts).toBe(statementTemplates.scam.facts);
  });

  test('what another version has stored is no draft', () => {
    const { form } = aForm();
    const stored = { ...form.entries };
    expect(readDraft(stored)).toEqual(form.entries);
    expect(readDraft(null)).toBeNull();
    for (const key of Object.keys(stored)) expect(readDraft({ ...stored, [key]: true })).toBeNull();
  });
});
