import { describe, expect, test } from 'vitest';
import { reasonPresets } from '../../../src/domain/moderation/reasonPresets';
import { CASE_HELD_FOR, type ModerationCase } from '../../../src/domain/moderation/ModerationCase';
import { contentNamed, contentOfListing } from '../../../src/domain/moderation/ReportedContent';
import { MINUTE } from '../../../src/domain/shared/Instant';
import { failure, success } from '../../../src/domain/shared/Result';
import { recordedEmissions } from '../../support/doubles/recordedEmissions';
import {
  aBicycle,
  aReport,
  bicycle,
  claire,
  conversation,
  decided,
  firstOf,
  readCase,
  valueOf,
  type MakeModeration,
  type ModerationSeat,
} from './ModerationBackend';

const anInstant: unknown = expect.any(Number);

function openCases({ cases }: ModerationSeat, limit = 10): Promise<readonly ModerationCase[]> {
  return firstOf((listener) => cases.subscribeToOpen(limit, listener));
}

export function describeCaseRepository(name: string, makeBackend: MakeModeration): void {
  describe(`${name}, contract of CaseRepository`, () => {
    test('a report raises the case of its listing and keeps what the reporter saw', async () => {
      const { as, now } = await makeBackend();
      expect(await as('karim').reports.add(aReport('karim', bicycle))).toEqual(success());
      expect(await openCases(as('nadia'))).toEqual([
        {
          target: bicycle,
          title: 'Vélo de ville',
          state: 'open',
          reports: 1,
          notices: 0,
          score: reasonPresets.scam.weight,
          lastReason: 'scam',
          lastReportAt: anInstant,
          holder: null,
          heldUntil: null,
          decision: null,
          lastEffect: null,
        },
      ]);
      expect(await as('nadia').cases.reportsOn(bicycle, 10)).toEqual(
        success([{ ...aReport('karim', bicycle), createdAt: anInstant, content: contentOfListing(aBicycle(now)) }]),
      );
    });

    test('a report of a person keeps their name, and one of a conversation the title of its listing', async () => {
      const { as } = await makeBackend();
      await as('karim').reports.add(aReport('karim', claire, 'harassment'));
      await as('karim').reports.add(aReport('karim', conversation, 'spam'));
      const contentOn = async (target: typeof claire) =>
        valueOf(await as('nadia').cases.reportsOn(target, 10)).map(({ content }) => content);
      expect(await contentOn(claire)).toEqual([contentNamed('Claire')]);
      expect(await contentOn(conversation)).toEqual([contentNamed('Vélo de ville')]);
      expect((await openCases(as('nadia'))).map(({ title }) => title)).toEqual(['Claire', 'Vélo de ville']);
    });

    test('a further report raises the case again, and each report keeps what its author saw', async () => {
      const { as, now, givenListing } = await makeBackend();
      await as('karim').reports.add(aReport('karim', bicycle, 'scam'));
      await givenListing(aBicycle(now, { title: 'Vélo presque neuf', updatedAt: now }));
      await as('lina').reports.add(aReport('lina', bicycle, 'spam'));
      expect(await readCase(as('nadia'), bicycle)).toMatchObject({
        title: 'Vélo presque neuf',
        reports: 2,
        notices: 0,
        score: reasonPresets.scam.weight + reasonPresets.spam.weight,
        lastReason: 'spam',
      });
      const received = valueOf(await as('nadia').cases.reportsOn(bicycle, 10));
      expect(received.map(({ reporterId, content }) => `${reporterId}: ${content.title}`)).toEqual([
        'lina: Vélo presque neuf',
        'karim: Vélo de ville',
      ]);
      expect(valueOf(await as('nadia').cases.reportsOn(bicycle, 1)).map(({ reporterId }) => reporterId)).toEqual([
        'lina',
      ]);
    });

    test('a listing that is gone is not reported', async () => {
      const { as } = await makeBackend();
      const gone = { kind: 'listing', id: 'nulle-part' } as const;
      expect(await as('karim').reports.add(aReport('karim', gone))).toEqual(failure('denied'));
      expect(await readCase(as('nadia'), gone)).toBeNull();
    });

    test('the queue begins with the highest score, then with the longest waiting', async () => {
      const { as, now, givenListing } = await makeBackend();
      await givenListing(aBicycle(now, { id: 'lampe', title: 'Lampe' }));
      await as('karim').reports.add(aReport('karim', bicycle, 'spam'));
      await as('karim').reports.add(aReport('karim', claire, 'spam'));
      await as('karim').reports.add(aReport('karim', { kind: 'listing', id: 'lampe' }, 'scam'));
      expect((await openCases(as('nadia'))).map(({ title }) => title)).toEqual(['Lampe', 'Vélo de ville', 'Claire']);
      expect((await openCases(as('nadia'), 2)).map(({ title }) => title)).toEqual(['Lampe', 'Vélo de ville']);
    });

    test('the queue and a case follow reports and decisions', async () => {
      const backend = await makeBackend();
      const { as } = backend;
      const { cases } = as('nadia');
      const queue = recordedEmissions<unknown>((listener) => cases.subscribeToOpen(10, listener));
      const known = recordedEmissions<unknown>((listener) => cases.subscribe(bicycle, listener));
      await queue.becomes(success([]));
      await known.becomes(success(null));
      await as('karim').reports.add(aReport('karim', bicycle));
      await queue.becomes(success([expect.objectContaining({ target: bicycle, reports: 1 })]));
      await known.becomes(success(expect.objectContaining({ state: 'open', reports: 1 })));
      const number = await decided(backend, 'omar', bicycle, 'none');
      await queue.becomes(success([]));
      await known.becomes(success(expect.objectContaining({ state: 'closed', score: 0, decision: number })));
    });

    test('an admin follows what the last decision about a target was, reported or not', async () => {
      const backend = await makeBackend();
      const outcome = recordedEmissions<unknown>((listener) =>
        backend.as('nadia').cases.subscribeToOutcome(bicycle, listener),
      );
      await outcome.becomes(success(null));
      await decided(backend, 'omar', bicycle, 'none');
      await outcome.becomes(success({ target: bicycle, outcome: 'dismissed', decidedAt: anInstant }));
      await decided(backend, 'omar', bicycle, 'removal');
      await outcome.becomes(success({ target: bicycle, outcome: 'acted', decidedAt: anInstant }));
    });

    test('a report after the decision opens the case again, with its own score', async () => {
      const backend = await makeBackend();
      const { as } = backend;
      await as('karim').reports.add(aReport('karim', bicycle, 'scam'));
      const number = await decided(backend, 'nadia', bicycle, 'none');
      await as('lina').reports.add(aReport('lina', bicycle, 'spam'));
      expect(await openCases(as('omar'))).toMatchObject([
        { reports: 2, score: reasonPresets.spam.weight, decision: number },
      ]);
    });

    test('an admin holds a case, which no other admin takes meanwhile', async () => {
      const { as, now } = await makeBackend();
      await as('karim').reports.add(aReport('karim', bicycle));
      const held = valueOf(await as('nadia').cases.hold(bicycle, 'nadia'));
      expect(held).toMatchObject({ holder: 'nadia', reports: 1, state: 'open' });
      expect((held.heldUntil ?? 0) - now).toBeGreaterThan(CASE_HELD_FOR - MINUTE);
      expect(await as('omar').cases.hold(bicycle, 'omar')).toEqual(failure('held'));
      expect((await as('nadia').cases.hold(bicycle, 'nadia')).ok).toBe(true);
      expect(await readCase(as('omar'), bicycle)).toMatchObject({ holder: 'nadia' });
    });

    test('a case is free when the time of its holder is over, and after the decision', async () => {
      const backend = await makeBackend();
      const { as, now, givenCase } = backend;
      await as('karim').reports.add(aReport('karim', bicycle));
      const held = valueOf(await as('nadia').cases.hold(bicycle, 'nadia'));
      await givenCase({ ...held, heldUntil: now - MINUTE });
      expect(await as('omar').cases.hold(bicycle, 'omar')).toMatchObject({ value: { holder: 'omar' } });
      await decided(backend, 'omar', bicycle, 'none');
      expect(await readCase(as('nadia'), bicycle)).toMatchObject({ holder: null, heldUntil: null });
    });

    test('what nobody has reported cannot be held', async () => {
      const { as } = await makeBackend();
      expect(await as('nadia').cases.hold(bicycle, 'nadia')).toEqual(failure('missing'));
    });

    test('a person who is no admin neither reads nor holds cases', async () => {
      const { as } = await makeBackend();
      const { reports, cases } = as('karim');
      await reports.add(aReport('karim', bicycle));
      await expect(firstOf((listener) => cases.subscribeToOpen(10, listener))).rejects.toThrow('denied');
      await expect(firstOf((listener) => cases.subscribe(bicycle, listener))).rejects.toThrow('denied');
      await expect(firstOf((listener) => cases.subscribeToOutcome(claire, listener))).rejects.toThrow('denied');
      expect(await cases.reportsOn(bicycle, 10)).toEqual(failure('denied'));
      expect(await cases.hold(bicycle, 'karim')).toEqual(failure('denied'));
    });

    test('a reporter reads their own reports, newest first, and that they wait', async () => {
      const { as } = await makeBackend();
      const { reports } = as('karim');
      await reports.add(aReport('karim', bicycle, 'scam'));
      await reports.add(aReport('karim', claire, 'offensive'));
      await as('lina').reports.add(aReport('lina', bicycle));
      const pending = { details: 'Il demande un mandat.', createdAt: anInstant, outcome: 'pending', decidedAt: null };
      expect(await reports.ownOf('karim')).toEqual(
        success([
          { ...pending, target: claire, reason: 'offensive', title: 'Claire' },
          { ...pending, target: bicycle, reason: 'scam', title: 'Vélo de ville' },
        ]),
      );
    });

    test('all reporters learn what became of their reports, and a later reporter waits', async () => {
      const backend = await makeBackend();
      const { as } = backend;
      await as('karim').reports.add(aReport('karim', bicycle));
      await decided(backend, 'nadia', bicycle, 'none');
      await as('lina').reports.add(aReport('lina', bicycle));
      const outcomeFor = async (person: 'karim' | 'lina') => {
        const [own] = valueOf(await as(person).reports.ownOf(person));
        return { outcome: own?.outcome, decidedAt: own?.decidedAt };
      };
      expect(await outcomeFor('karim')).toEqual({ outcome: 'dismissed', decidedAt: anInstant });
      expect(await outcomeFor('lina')).toEqual({ outcome: 'pending', decidedAt: null });
      await decided(backend, 'nadia', bicycle, 'removal');
      expect(await outcomeFor('karim')).toEqual({ outcome: 'acted', decidedAt: anInstant });
      expect(await outcomeFor('lina')).toEqual({ outcome: 'acted', decidedAt: anInstant });
    });
  });
}
