import { describe, expect, test } from 'vitest';
import type { Decision } from '../../../../src/domain/moderation/Decision';
import { measuresFor, needsStatement } from '../../../../src/domain/moderation/Measure';
import { DAY } from '../../../../src/domain/shared/Instant';
import { writeDecisionPush } from '../../../../src/presentation/app/pushes/decisionPush';
import { aDecision, aStatement, decidedAt } from '../../../support/builders/aDecision';

const judged = (changes: Partial<Decision>) => ({
  news: 'judged' as const,
  decision: aDecision({ answer: 'Comme Paul le demande.', answeredAt: decidedAt + DAY, ...changes }),
});

describe('the notification of a decision', () => {
  test('a notification says that there is a decision, until when it can be contested, and leads to the account', () => {
    expect(writeDecisionPush({ news: 'taken', decision: aDecision() })).toEqual({
      title: 'Une décision de modération vous concerne',
      text: 'Décision n°\u00a042\u00a0: lisez-en les motifs dans votre compte, où vous pouvez la contester jusqu’au 26\u00a0mai 2027.',
      tag: 'decision-0000000042',
      path: '/account#decisions',
    });
  });

  test('a notification of a judgement says what has become of the decision, and takes its place', () => {
    const text = 'La réponse de notre équipe et ses raisons se lisent dans votre compte.';
    const shown = { text, tag: 'decision-0000000042', path: '/account#decisions' };
    expect(writeDecisionPush(judged({ status: 'upheld', appeal: 'Non.' }))).toEqual({
      title: 'La décision n°\u00a042 est maintenue',
      ...shown,
    });
    expect(writeDecisionPush(judged({ status: 'overturned' }))).toEqual({
      title: 'La décision n°\u00a042 est annulée',
      ...shown,
    });
  });

  test('a notification repeats nothing of the statement, the appeal or the answer', () => {
    const words = { title: 'Sifflet', facts: 'Faits', reference: 'Renvoi', explanation: 'Pourquoi' };
    for (const kind of ['listing', 'person'] as const)
      for (const measure of measuresFor(kind).filter(needsStatement)) {
        const statement = aStatement({ measure, target: { kind, id: 'velo' }, ...words });
        const taken = writeDecisionPush({ news: 'taken', decision: aDecision({ statement }) });
        const answered = writeDecisionPush(
          judged({ status: 'upheld', appeal: 'Réclamation', answer: 'Riposte', statement }),
        );
        expect(JSON.stringify([taken, answered])).not.toMatch(/Sifflet|Faits|Renvoi|Pourquoi|Réclamation|Riposte|velo/);
      }
  });
});
