import { describe, expect, test } from 'vitest';
import type { Notice } from '../../../src/domain/moderation/Notice';
import { NOTICE_CEILING } from '../../../src/domain/moderation/ModerationCase';
import { reasonPresets } from '../../../src/domain/moderation/reasonPresets';
import { contentNamed, contentOfListing } from '../../../src/domain/moderation/ReportedContent';
import { EmailAddress } from '../../../src/domain/shared/EmailAddress';
import { failure, success } from '../../../src/domain/shared/Result';
import {
  aBicycle,
  answer,
  aReport,
  bicycle,
  claire,
  decided,
  orderOf,
  readCase,
  valueOf,
  type MakeModeration,
} from './ModerationBackend';

const anInstant: unknown = expect.any(Number);

/** Of a visitor who reports the bicycle. */
export function aNotice(changes: Partial<Notice> = {}): Notice {
  return {
    reference: aReference(),
    target: { kind: 'listing', id: bicycle.id },
    reason: 'scam',
    details: 'Il demande un mandat avant la remise.',
    sender: { name: 'Jeanne Martin', email: valueOf(EmailAddress.parse('jeanne@exemple.fr')) },
    ...changes,
  };
}

export function aReference(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 20);
}

const person = { kind: 'person', id: claire.id } as const;

export function describeNoticeRepository(name: string, makeBackend: MakeModeration): void {
  describe(`${name}, contract of NoticeRepository`, () => {
    test('a visitor reports a listing, which opens its case and keeps what everybody sees', async () => {
      const { as, asVisitor, now } = await makeBackend();
      const notice = aNotice();
      expect(await asVisitor().add(notice)).toEqual(success());
      expect(await readCase(as('nadia'), bicycle)).toEqual({
        target: bicycle,
        title: 'Vélo de ville',
        state: 'open',
        reports: 0,
        notices: 1,
        score: reasonPresets.scam.weight,
        lastReason: 'scam',
        lastReportAt: anInstant,
        holder: null,
        heldUntil: null,
        decision: null,
        lastEffect: null,
      });
      expect(await as('nadia').notices.noticesOn(notice.target, 10)).toEqual(
        success([
          {
            ...notice,
            sender: { name: 'Jeanne Martin', email: 'jeanne@exemple.fr' },
            createdAt: anInstant,
            content: contentOfListing(aBicycle(now)),
            outcome: 'pending',
          },
        ]),
      );
    });

    test('a visitor reports a person, and gives no name where a child is abused', async () => {
      const { as, asVisitor } = await makeBackend();
      expect(await asVisitor().add(aNotice({ target: person, reason: 'harassment', sender: null }))).toEqual(success());
      expect(await as('nadia').notices.noticesOn(person, 10)).toMatchObject(
        success([{ sender: null, content: contentNamed('Claire') }]),
      );
    });

    test('a signed-in person sends a notice too', async () => {
      const { as } = await makeBackend();
      const notice = aNotice();
      expect(await as('karim').notices.add(notice)).toEqual(success());
      expect(await as('karim').notices.outcomeOf(notice.reference)).toEqual(success('pending'));
    });

    test('a notice that is sent again is stored once, and both calls succeed', async () => {
      const { as, asVisitor } = await makeBackend();
      const notice = aNotice();
      const visitor = asVisitor();
      await visitor.add(notice);
      expect(await visitor.add({ ...notice, details: 'Autre chose.' })).toEqual(success());
      expect(await readCase(as('nadia'), bicycle)).toMatchObject({ notices: 1, score: reasonPresets.scam.weight });
      expect(await as('nadia').notices.noticesOn(notice.target, 10)).toMatchObject(
        success([{ details: notice.details }]),
      );
    });

    test('notices alone raise the score to the ceiling at most', async () => {
      const { as, asVisitor } = await makeBackend();
      const visitor = asVisitor();
      for (const reason of ['spam', 'spam', 'scam', 'spam', 'duplicate', 'duplicate'] as const)
        expect(await visitor.add(aNotice({ reason }))).toEqual(success());
      expect(await readCase(as('nadia'), bicycle)).toMatchObject({ notices: 6, score: NOTICE_CEILING });
    });

    test('a notice leaves the score of reports as it is once they are past the ceiling', async () => {
      const { as, asVisitor } = await makeBackend();
      await as('karim').reports.add(aReport('karim', bicycle, 'scam'));
      await as('lina').reports.add(aReport('lina', bicycle, 'spam'));
      await asVisitor().add(aNotice({ reason: 'scam' }));
      expect(await readCase(as('nadia'), bicycle)).toMatchObject({
        reports: 2,
        notices: 1,
        score: reasonPresets.scam.weight + reasonPresets.spam.weight,
      });
    });

    test('notices are listed newest first, and no more than asked for', async () => {
      const { as, asVisitor } = await makeBackend();
      const visitor = asVisitor();
      await visitor.add(aNotice({ details: 'Le premier.' }));
      await visitor.add(aNotice({ details: 'Le second.' }));
      await visitor.add(aNotice({ target: person, details: 'Sur une personne.' }));
      const { notices } = as('nadia');
      const detailsOf = async (limit: number) =>
        valueOf(await notices.noticesOn(aNotice().target, limit)).map(({ details }) => details);
      expect(await detailsOf(10)).toEqual(['Le second.', 'Le premier.']);
      expect(await detailsOf(1)).toEqual(['Le second.']);
    });

    test.each(['refused', 'paused', 'draft', 'in-review'] as const)(
      'a listing that is %s is not reported without an account, since not everybody sees it',
      async (state) => {
        const { as, asVisitor, now, givenListing } = await makeBackend();
        await givenListing(aBicycle(now, { state }));
        expect(await asVisitor().add(aNotice())).toEqual(failure('missing'));
        expect(await as('nadia').notices.add(aNotice())).toEqual(failure('missing'));
        expect(await readCase(as('nadia'), bicycle)).toBeNull();
      },
    );

    test.each(['listing', 'person'] as const)('a %s that is not there is not reported', async (kind) => {
      const { asVisitor } = await makeBackend();
      expect(await asVisitor().add(aNotice({ target: { kind, id: 'nulle-part' } }))).toEqual(failure('missing'));
    });

    test('the author of a notice learns what became of it, and so after an appeal', async () => {
      const backend = await makeBackend();
      const { as, asVisitor } = backend;
      const visitor = asVisitor();
      const notice = aNotice();
      await visitor.add(notice);
      expect(await visitor.outcomeOf(notice.reference)).toEqual(success('pending'));
      const decision = await decided(backend, 'nadia', bicycle, 'removal');
      expect(await visitor.outcomeOf(notice.reference)).toEqual(success('acted'));
      const judgement = { by: 'omar', decision, status: 'overturned', answer, note: '' } as const;
      valueOf(await as('omar').decisions.judge(judgement));
      expect(await visitor.outcomeOf(notice.reference)).toEqual(success('dismissed'));
      expect(await as('nadia').notices.noticesOn(notice.target, 10)).toMatchObject(success([{ outcome: 'dismissed' }]));
    });

    test('a decision does not answer a notice that comes after it, which opens the case again', async () => {
      const backend = await makeBackend();
      const { as, asVisitor } = backend;
      const number = await decided(backend, 'nadia', bicycle, 'none');
      const notice = aNotice({ reason: 'spam' });
      await asVisitor().add(notice);
      expect(await asVisitor().outcomeOf(notice.reference)).toEqual(success('pending'));
      expect(await readCase(as('nadia'), bicycle)).toMatchObject({
        state: 'open',
        decision: number,
        score: reasonPresets.spam.weight,
      });
    });

    test('a notice that arrives meanwhile refuses no decision', async () => {
      const backend = await makeBackend();
      const { as, asVisitor } = backend;
      await as('karim').reports.add(aReport('karim', bicycle));
      const order = await orderOf(backend, 'nadia', bicycle, 'none');
      const notice = aNotice();
      await asVisitor().add(notice);
      expect((await as('nadia').decisions.decide(order)).ok).toBe(true);
      expect(await readCase(as('nadia'), bicycle)).toMatchObject({ state: 'closed', score: 0, notices: 1 });
      expect(await asVisitor().outcomeOf(notice.reference)).toEqual(success('dismissed'));
    });

    test('an admin finds by its reference what a notice is about', async () => {
      const { as, asVisitor } = await makeBackend();
      const notice = aNotice({ target: person });
      await asVisitor().add(notice);
      expect(await as('nadia').notices.targetOf(notice.reference)).toEqual(success(person));
      expect(await as('nadia').notices.targetOf(aReference())).toEqual(success(null));
    });

    test('a reference that nobody has says nothing', async () => {
      const { asVisitor } = await makeBackend();
      expect(await asVisitor().outcomeOf(aReference())).toEqual(success(null));
    });

    test('a person who is no admin does not read notices', async () => {
      const { as, asVisitor } = await makeBackend();
      const notice = aNotice();
      await asVisitor().add(notice);
      expect(await as('claire').notices.targetOf(notice.reference)).toEqual(failure('denied'));
      expect(await as('claire').notices.noticesOn(notice.target, 10)).toEqual(failure('denied'));
      expect(await asVisitor().noticesOn(notice.target, 10)).toEqual(failure('denied'));
    });
  });
}
