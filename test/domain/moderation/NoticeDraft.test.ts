import { describe, expect, test } from 'vitest';
import type { NoticeTarget } from '../../../src/domain/moderation/Notice';
import { noticeReasons, readNoticeDraft, type NoticeDraft } from '../../../src/domain/moderation/NoticeDraft';
import { reportReasons } from '../../../src/domain/moderation/Report';
import { failure } from '../../../src/domain/shared/Result';

const listing: NoticeTarget = { kind: 'listing', id: 'velo' };
const person: NoticeTarget = { kind: 'person', id: 'karim' };

const draft: NoticeDraft = {
  reference: 'a1B2c3D4e5F6g7H8i9J0',
  address: 'https://exemple.fr/annonce/velo',
  reason: 'scam',
  details: '\nIl demande un mandat.\n\nAvant la remise.\n',
  isAboutAbuse: false,
  name: ' Jeanne   Martin ',
  email: ' Jeanne@Exemple.fr ',
  isInGoodFaith: true,
};
const blank: NoticeDraft = {
  ...draft,
  address: ' ',
  reason: '',
  details: '',
  name: '',
  email: '',
  isInGoodFaith: false,
};

describe('readNoticeDraft', () => {
  test('a notice is trimmed and its lines stay', () => {
    expect(readNoticeDraft(draft, listing)).toMatchObject({
      ok: true,
      value: {
        reference: draft.reference,
        target: listing,
        reason: 'scam',
        details: 'Il demande un mandat.\n\nAvant la remise.',
        sender: { name: 'Jeanne Martin', email: { value: 'jeanne@exemple.fr' } },
      },
    });
  });

  test('a notice of the abuse of a child needs neither name nor address', () => {
    const anonymous = { ...draft, isAboutAbuse: true, name: ' ', email: '' };
    expect(readNoticeDraft(anonymous, listing)).toMatchObject({ ok: true, value: { sender: null } });
    expect(readNoticeDraft({ ...draft, isAboutAbuse: true }, listing)).toMatchObject({
      ok: true,
      value: { sender: { name: 'Jeanne Martin' } },
    });
    expect(readNoticeDraft({ ...anonymous, email: ' ' }, listing)).toMatchObject({ ok: true, value: { sender: null } });
    expect(readNoticeDraft({ ...anonymous, name: 'Jeanne' }, listing)).toEqual(failure({ email: 'missing' }));
    expect(readNoticeDraft({ ...anonymous, email: 'jeanne@exemple.fr' }, listing)).toEqual(
      failure({ name: 'missing' }),
    );
  });

  test('empty fields are missing', () => {
    const missing = {
      address: 'missing',
      reason: 'missing',
      details: 'missing',
      name: 'missing',
      email: 'missing',
      isInGoodFaith: 'missing',
    };
    expect(readNoticeDraft(blank, null)).toEqual(failure(missing));
  });

  test('an address that leads to neither a listing nor a person is invalid', () => {
    expect(readNoticeDraft(draft, null)).toEqual(failure({ address: 'invalid' }));
  });

  test.each<[Partial<NoticeDraft>, object]>([
    [{ reason: 'ennui' }, { reason: 'missing' }],
    [{ reason: 'harassment' }, { reason: 'missing' }],
    [{ details: '\u00ad\u2800' }, { details: 'missing' }],
    [{ details: 'x'.repeat(2001) }, { details: 'too-long' }],
    [{ name: '\u3164\u200d' }, { name: 'missing' }],
    [{ name: 'x'.repeat(101) }, { name: 'too-long' }],
    [{ email: 'jeanne' }, { email: 'invalid' }],
    [{ email: `${'x'.repeat(244)}@exemple.fr` }, { email: 'too-long' }],
    [
      { name: '', isInGoodFaith: false },
      { name: 'missing', isInGoodFaith: 'missing' },
    ],
  ])('a draft with %j has the mistakes %j', (changes, mistakes) => {
    expect(readNoticeDraft({ ...draft, ...changes }, listing)).toEqual(failure(mistakes));
  });

  test('the longest texts are accepted', () => {
    const longest = { details: 'x'.repeat(2000), name: 'x'.repeat(100), email: `${'x'.repeat(243)}@exemple.fr` };
    expect(readNoticeDraft({ ...draft, ...longest }, listing).ok).toBe(true);
  });

  test('a person is reported for other reasons than a listing', () => {
    expect(readNoticeDraft({ ...draft, reason: 'harassment' }, person).ok).toBe(true);
    expect(readNoticeDraft({ ...draft, reason: 'duplicate' }, person)).toEqual(failure({ reason: 'missing' }));
  });
});

test('until the address leads somewhere, all reasons can be chosen', () => {
  expect(noticeReasons(null)).toEqual(reportReasons);
  expect(noticeReasons(listing)).not.toContain('harassment');
});
