import type { Statement } from '../../../src/domain/moderation/Statement';
import { DAY } from '../../../src/domain/shared/Instant';

export const decidedAt = Date.UTC(2026, 10, 23, 12);

/** The removal of Karim’s listing for a scam, with changes. */
export function aStatement(changes: Partial<Statement> = {}): Statement {
  return {
    target: { kind: 'listing', id: 'velo' },
    personId: 'karim',
    measure: 'removal',
    until: null,
    source: 'notice',
    ground: 'illegal',
    category: 'SCAMS_AND_FRAUD',
    decidedAt,
    facts: 'Le vendeur demande un mandat avant la remise.',
    reference: 'Code pénal, article 313-1',
    explanation: 'Demander un paiement irréversible avant la remise est une manœuvre.',
    ...changes,
  };
}

/** A restriction of Karim for seven days, with changes. */
export function aRestriction(changes: Partial<Statement> = {}): Statement {
  return aStatement({
    target: { kind: 'person', id: 'karim' },
    measure: 'restriction',
    until: decidedAt + 7 * DAY,
    ...changes,
  });
}
